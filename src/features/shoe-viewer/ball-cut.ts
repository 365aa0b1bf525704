/** The initial position of the cut: through the ball of a foot of this length. */
export function ballCutMm(lengthMm: number): number {
  return Math.round(0.7 * lengthMm)
}
