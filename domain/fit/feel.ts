/** How much room the customer likes around the foot. */
export const feels = ['close', 'natural', 'roomy'] as const
export type Feel = (typeof feels)[number]
