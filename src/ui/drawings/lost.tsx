import { Drawing, type DrawingProps } from './drawing.tsx'
import { SmallPrint } from './pieces/small-print.tsx'

type Print = readonly [x: number, y: number, turn: number]

/** Footprints that walk off the page … */
const away: readonly Print[] = [
  [41, 117, 31],
  [91, 107, 37],
  [90, 58, 42],
  [142, 62, 54],
  [161, 19, 72],
]
/** … and turn round. */
const back: readonly Print[] = [
  [199, 57, 103],
  [237, 67, 157],
  [189, 98, -145],
  [172, 136, -106],
]

/** Footprints of someone who is lost. */
export function Lost(props: DrawingProps) {
  return (
    <Drawing box="240 180" {...props}>
      <path className="quiet" d="M16 10H134V170H16Z" />
      <g className="in-turn">{away.map((print, step) => drawPrint(print, step % 2))}</g>
      <g className="accent in-turn">{back.map((print, step) => drawPrint(print, (step + 1) % 2))}</g>
    </Drawing>
  )
}

function drawPrint([x, y, turn]: Print, isRight: number) {
  return (
    <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${isRight ? -0.16 : 0.16} 0.16)`}>
      <SmallPrint />
    </g>
  )
}
