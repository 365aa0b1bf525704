import type { Point } from '#domain/foot/geometry/point.ts'
import { lengthUnits, unitMm } from '#domain/foot/length-unit.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { mmText } from '#src/ui/length-text.ts'

/**
 * Left is dark and solid, right is orange and dashed. For one foot at two dates, the later is dark and solid, the
 * earlier light and dotted.
 */
export type PlanLine = { readonly look: 'left' | 'right' | 'before' | 'after'; readonly outline: readonly Point[] }

type Props = {
  /** The text alternative. */
  label: string
  /** All of one side, aligned at the heel. */
  lines: readonly PlanLine[]
  /** Draws the difference between two lengths. */
  gap?: { readonly fromMm: number; readonly toMm: number } | undefined
}

const [stepMm, mainMm, roomMm] = [10, 50, 8]

/** Outlines on top of each other, on a centimetre grid. */
export function OutlinePlan({ label, lines, gap }: Props) {
  const language = useLanguage()
  const points = lines.flatMap(({ outline }) => outline)
  const [min, max] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const from = Math.floor((min - roomMm) / stepMm) * stepMm
  const to = Math.ceil((max + roomMm) / stepMm) * stepMm
  const top = Math.ceil((Math.max(...points.map(({ y }) => y)) + roomMm) / stepMm) * stepMm
  const across = steps(from, to)
  const along = steps(0, top)
  const unit = lengthUnits[language]
  // The SVG y axis points down.
  const y = (mm: number) => Math.round((top - mm) * 10) / 10
  const main = (mm: number) => (mm % mainMm === 0 ? 'grid-main' : 'grid')
  return (
    <svg
      className="outline-plan"
      viewBox={`${from - 40} -26 ${to - from + 40 + (gap ? 40 : 8)} ${top + 34}`}
      role="img"
      aria-label={label}
    >
      {along.map((mm) => (
        <path key={mm} className={main(mm)} d={`M${from} ${y(mm)}H${to}`} />
      ))}
      {across.map((mm) => (
        <path key={mm} className={main(mm)} d={`M${mm} ${y(0)}V0`} />
      ))}
      {along
        .filter((mm) => mm % mainMm === 0)
        .map((mm) => (
          <text key={mm} x={from - 6} y={y(mm)} dy="0.35em" textAnchor="end">
            {mm / unitMm[unit]}
          </text>
        ))}
      {lines.map(({ look, outline }) => (
        <polygon
          key={look}
          className={`plan-${look}`}
          points={outline.map((point) => `${Math.round(point.x * 10) / 10},${y(point.y)}`).join(' ')}
        />
      ))}
      {gap && (
        <>
          <path
            className="plan-gap"
            d={`M${to - 8} ${y(gap.fromMm)}H${to + 18}M${to - 8} ${y(gap.toMm)}H${to + 18}M${to + 12} ${y(Math.max(gap.fromMm, gap.toMm))}v-12M${to + 12} ${y(Math.min(gap.fromMm, gap.toMm))}v12`}
          />
          <text className="plan-word" x={to + 12} y={y(Math.max(gap.fromMm, gap.toMm)) - 17} textAnchor="middle">
            {mmText(Math.abs(gap.toMm - gap.fromMm), language)}
          </text>
        </>
      )}
    </svg>
  )
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: Math.round((to - from) / stepMm) + 1 }, (_, step) => from + step * stepMm)
}

/** Mirrors the outline of a left foot to compare it with a right one. */
export function turnedOver(outline: readonly Point[]): Point[] {
  return outline.map(({ x, y }) => ({ x: -x, y }))
}
