/**
 * The look of a pair before anything is chosen. A file of its own, so that pages that only show it do not bundle
 * designs.
 */
export const firstLook = { upper: 'shell', colour: 'grey', feel: 'natural', soleText: '' } as const
