/**
 * The colours of the polymer as they look in even light. The styles define the same ones as `--shoe-black` and so on.
 */
export const shoeColours = { black: '#3a3734', grey: '#8f8b85', green: '#56634c', brown: '#7a5640' } as const
export type ShoeColour = keyof typeof shoeColours

export const colourNames = Object.keys(shoeColours) as ShoeColour[]
