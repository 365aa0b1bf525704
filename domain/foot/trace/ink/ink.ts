import type { SheetGrid } from '../flat/sheet-grid.ts'

/** How much darker or more coloured than the paper around it each pixel of the sheet is: 0 bare paper, 1 black. */
export type Ink = SheetGrid & {
  readonly value: Float32Array
  /** One standard deviation of bare paper. */
  readonly grain: number
  /** Its pixels on which something lies: what is drawn there is not seen. */
  readonly hidden?: Uint8Array | undefined
}
