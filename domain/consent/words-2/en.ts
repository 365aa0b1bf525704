export const words = {
  text: 'We store only what the shop needs and your settings. The booking calendar comes from another company, Calendly. If you accept, Calendly gets data such as your IP address.',
  accept: 'Accept',
  reject: 'Reject',
}
