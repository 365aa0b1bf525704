/** How thick a pen is along its length: half of its width in mm, every millimetre from the tip on. */
export type PenProfile = {
  readonly halfMm: readonly number[]
  /** One standard deviation of all of them together. */
  readonly spreadMm: number
  readonly by: 'photo' | 'told'
}
