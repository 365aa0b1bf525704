export type Label = {
  readonly text: string
  readonly note: string
  /** What it belongs to. */
  readonly spot: { readonly x: number; readonly y: number }
}

/** In the row above a drawing or in the one below it, with its middle at x. */
export type PlacedLabel = Label & { readonly x: number; readonly isAbove: boolean }

const gap = 6
/** A letter is about so wide: of the number, of the note, and of a note in letters that fill a square. */
const [bold, narrow, square] = [6.2, 4.9, 9]

function wideOf({ text, note }: Label): number {
  const letters = [...note].map((letter) => (letter > '\u2e7f' ? square : narrow))
  return Math.max(
    text.length * bold,
    letters.reduce((sum, one) => sum + one, 0),
  )
}

/** From left to right by turns above and below, as near to their spots as they fit beside each other between two edges. */
export function placeLabels(labels: readonly Label[], from: number, to: number): readonly PlacedLabel[] {
  const sorted = labels.toSorted((one, other) => one.spot.x - other.spot.x)
  return [0, 1].flatMap((turn) => {
    const row = sorted
      .filter((_, place) => place % 2 === turn)
      .map((label) => ({ label, half: wideOf(label) / 2, x: label.spot.x }))
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
