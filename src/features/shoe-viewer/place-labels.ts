export type Label = {
  readonly text: string
  readonly note: string
  /** What it belongs to. */
  readonly spot: { readonly x: number; readonly y: number }
}

/** In the row above a drawing or in the one below it, with its middle at x. */
export type PlacedLabel = Label & { readonly x: number; readonly isAbove: boolean }

const gap = 6
/** About how wide a letter is: one that fills a square, as Japanese ones do, or one that does not; of the number and of the note. */
const [boldSquare, boldNarrow, square, narrow] = [10.5, 6.2, 9, 4.9]

const wideIn = (text: string, ofSquare: number, ofNarrow: number) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? ofSquare : ofNarrow), 0)

const labelWidth = ({ text, note }: Label) =>
  Math.max(wideIn(text, boldSquare, boldNarrow), wideIn(note, square, narrow))

/** From left to right by turns above and below, as near to their spots as they fit beside each other between two edges. */
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
