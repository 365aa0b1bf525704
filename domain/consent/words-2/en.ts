export const words = {
  text: 'We store what the shop needs and your settings. Optional: the booking calendar of another company, Calendly. If you accept, it loads and receives data such as your IP address.',
  accept: 'Accept',
  reject: 'Reject',
}
