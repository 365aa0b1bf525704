export const words = {
  text: 'This shop stores only what it needs to work. One thing is optional: the calendar of Calendly, another company, which receives data such as your IP address when it is shown. It loads only if you accept.',
  accept: 'Accept',
  reject: 'Reject',
}
