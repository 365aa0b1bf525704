/** Whose texts the form and the book are written in. */
export const rooms = ['address-form'] as const
