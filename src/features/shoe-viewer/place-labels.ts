export type Label = {
  readonly text: string
  readonly note: string
  /** The point that the label belongs to. */
  readonly spot: { readonly x: number; readonly y: number }
}

/** Centred at x, in the row above or below the drawing. */
export type PlacedLabel = Label & { readonly x: number; readonly isAbove: boolean }

const gap = 6
/** The approximate width of a character, square like Japanese ones or narrow, for the number and for the note. */
const [boldSquare, boldNarrow, square, narrow] = [10.5, 6.2, 9, 4.9]

const wideIn = (text: string, ofSquare: number, ofNarrow: number) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? ofSquare : ofNarrow), 0)

const labelWidth = ({ text, note }: Label) =>
  Math.max(wideIn(text, boldSquare, boldNarrow), wideIn(note, square, narrow))

/**
 * Places labels from left to right, alternating above and below, as close to their spots as possible without overlap
 * between two edges.
 */
export function placeLabels(labels: readonly Label[], from: number, to: number): readonly PlacedLabel[] {
  const sorted = labels.toSorted((one, other) => one.spot.x - other.spot.x)
  return [0, 1].flatMap((turn) => {
    const row = sorted
      .filter((_, index) => index % 2 === turn)
      .map((label) => ({ label, half: labelWidth(label) / 2, x: label.spot.x }))
    let free = from
    for (const one of row) {
      one.x = Math.max(one.x, free + one.half)
      free = one.x + one.half + gap
    }
    free = to
    for (const one of row.toReversed()) {
      one.x = Math.min(one.x, free - one.half)
      free = one.x - one.half - gap
    }
    return row.map(({ label, x }) => ({ ...label, x, isAbove: turn === 0 }))
  })
}
