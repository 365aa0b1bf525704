/** What a pair looks like before anything is chosen. Apart from designs: a page that only shows it carries no more. */
export const firstLook = { upper: 'shell', colour: 'grey', feel: 'natural', soleText: '' } as const
