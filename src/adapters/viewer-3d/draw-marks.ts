/** A mark at its position in the picture, in pixels. */
export type PlacedMark =
  | { readonly x: number; readonly y: number; readonly text: string; readonly note: string }
  | { readonly from: ScreenPoint; readonly to: ScreenPoint; readonly text: string }

type ScreenPoint = { readonly x: number; readonly y: number }
type Callout = Extract<PlacedMark, { note: string }>
type Line = Extract<PlacedMark, { from: ScreenPoint }>

export type MarkStyle = {
  readonly width: number
  readonly height: number
  readonly ink: string
  readonly paper: string
  readonly font: string
  readonly textPx: number
}

/** A narrower picture shows only two callouts, without their notes. */
const narrowPx = 480
const edgePx = 12
const dotPx = 4

/**
 * Places callouts at the nearer edge of the picture, below each other where they would overlap; a line leads
 * to each.
 */
export function placeCallouts(callouts: readonly Callout[], { width, height, textPx }: MarkStyle) {
  const isNarrow = width < narrowPx
  const shown = isNarrow ? callouts.slice(0, 2) : callouts
  const tall = textPx * (isNarrow ? 1.6 : 2.9)
  const placed: {
    readonly callout: Callout
    readonly isLeft: boolean
    readonly y: number
    readonly isNarrow: boolean
  }[] = []
  for (const isLeft of [true, false]) {
    const own = shown.filter(({ x }) => x < width / 2 === isLeft).toSorted((a, b) => a.y - b.y)
    let free = textPx * 4
    for (const callout of own) {
      const y = Math.min(height - tall, Math.max(free, callout.y))
      placed.push({ callout, isLeft, y, isNarrow })
      free = y + tall
    }
  }
  return placed
}

export function drawMarks(pen: CanvasRenderingContext2D, marks: readonly PlacedMark[], style: MarkStyle): void {
  const { width, height, ink, paper, font, textPx } = style
  pen.clearRect(0, 0, width, height)
  pen.lineJoin = 'round'
  pen.textBaseline = 'middle'
  /** Writes text with an outline in the background colour, so that it is legible over anything. */
  const write = (text: string, x: number, y: number, sizePx: number, weight: number) => {
    pen.font = `${weight} ${sizePx}px ${font}`
    pen.lineWidth = 4
    pen.strokeStyle = paper
    pen.strokeText(text, x, y)
    pen.fillStyle = ink
    pen.fillText(text, x, y)
  }
  const draw = (from: ScreenPoint, to: ScreenPoint) => {
    for (const [colour, broad] of [
      [paper, 4],
      [ink, 1.5],
    ] as const) {
      pen.strokeStyle = colour
      pen.lineWidth = broad
      pen.beginPath()
      pen.moveTo(from.x, from.y)
      pen.lineTo(to.x, to.y)
      pen.stroke()
    }
  }
  for (const mark of marks.filter((one): one is Line => 'from' in one)) {
    const { from, to, text } = mark
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const [acrossX, acrossY] = [(-(to.y - from.y) / long) * 6, ((to.x - from.x) / long) * 6]
    draw(from, to)
    for (const { x, y } of [from, to]) draw({ x: x - acrossX, y: y - acrossY }, { x: x + acrossX, y: y + acrossY })
    pen.textAlign = 'center'
    write(text, (from.x + to.x) / 2, (from.y + to.y) / 2, textPx, 600)
  }
  const callouts = marks.filter((one): one is Callout => 'note' in one)
  for (const { callout, isLeft, y, isNarrow } of placeCallouts(callouts, style)) {
    const x = isLeft ? edgePx : width - edgePx
    pen.textAlign = isLeft ? 'left' : 'right'
    pen.font = `600 ${textPx * 1.1}px ${font}`
    const wide = pen.measureText(callout.text).width + 6
    draw({ x: isLeft ? x + wide : x - wide, y }, callout)
    pen.fillStyle = ink
    pen.beginPath()
    pen.arc(callout.x, callout.y, dotPx, 0, 2 * Math.PI)
    pen.fill()
    write(callout.text, x, y, textPx * 1.1, 600)
    if (!isNarrow) write(callout.note, x, y + textPx * 1.25, textPx * 0.9, 400)
  }
}
