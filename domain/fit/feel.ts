/** How much room somebody likes around a foot. */
export const feels = ['close', 'natural', 'roomy'] as const
export type Feel = (typeof feels)[number]
