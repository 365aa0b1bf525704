/** What the polymer comes in, as it looks in even light. The styles know the same as `--shoe-black` and so on. */
export const shoeColours = { black: '#3a3734', grey: '#8f8b85', green: '#56634c', brown: '#7a5640' } as const
export type ShoeColour = keyof typeof shoeColours

export const colourNames = Object.keys(shoeColours) as ShoeColour[]
