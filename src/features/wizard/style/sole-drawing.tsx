import { useLingui } from '@lingui/react/macro'
import { letterStrokes } from '#domain/shoe/field/lettering.ts'
import type { SolePlan } from '#domain/shoe/sole-plan.ts'
import '#src/styles/pair.css'

type Props = { plan: SolePlan; text: string }

/** The left sole from below with the toes to the right, and the text where it is printed. */
export function SoleDrawing({ plan: { outline }, text }: Props) {
  const { t } = useLingui()
  const [along, across] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [fromX, fromY] = [Math.min(...along), Math.min(...across)]
  const [long, wide] = [Math.max(...along) - fromX, Math.max(...across) - fromY]
  const { middleX, penMm, strokes } = letterStrokes(text, long)
  const near = across.filter((_, index) => Math.abs((along[index] ?? 0) - fromX - middleX) < long / 20)
  const middleY = (Math.min(...near) + Math.max(...near)) / 2
  const name =
    text === '' ? t`The left sole from below, without text` : t`The left sole from below with ${text} under the arch`
  return (
    <svg
      className="sole-drawing"
      viewBox={`${fromX - 4} ${fromY - 4} ${long + 8} ${wide + 8}`}
      role="img"
      aria-label={name}
    >
      <path d={`M${outline.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`} />
      <g transform={`translate(${fromX + middleX} ${middleY}) scale(1 -1)`} strokeWidth={penMm}>
        {strokes.map(({ from, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes are identified by their index only
          <line key={index} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
      </g>
    </svg>
  )
}
