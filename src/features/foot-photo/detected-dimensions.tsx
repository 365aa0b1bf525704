import type { Dimension } from '#domain/foot/foot-dimensions.ts'
import type { Point } from '#domain/foot/geometry/point.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { lengthText } from '#src/ui/length-text.ts'
import { type PhotoView, shareIn } from './photo-view.ts'

const pathBetween = ([from, to]: readonly [Point, Point]) =>
  `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`

/** Draws lines over the photo where the measurements were taken. */
export function DimensionLines({ dimensions, radius }: { dimensions: readonly Dimension[]; radius: number }) {
  return dimensions.map(({ name, figure, ends, touches }) => (
    <g key={name} className="seen-dimension" data-method={figure.method}>
      {touches?.map((touch, k) => (
        <path key={k === 0 ? 'heel' : 'toe'} className="detected-height" d={pathBetween([touch, ends[k] ?? touch])} />
      ))}
      <path className="halo" d={pathBetween(ends)} />
      <path className="detected-span" d={pathBetween(ends)} />
      {ends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="detected-end" cx={x} cy={y} r={radius} />
      ))}
    </g>
  ))
}

/**
 * The value on each line, in text size whatever the photo's size. Hidden from screen readers, because the table has the
 * same values.
 */
export function DimensionTags({ dimensions, view }: { dimensions: readonly Dimension[]; view: PhotoView }) {
  const language = useLanguage()
  return dimensions.map(({ name, figure: { value, method }, ends: [from, to] }) => {
    const { x, y } = shareIn(view, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
    return (
      <span
        key={name}
        className="dimension-tag"
        data-method={method}
        aria-hidden="true"
        style={{ left: `clamp(2.8rem, ${100 * x}%, 100% - 2.8rem)`, top: `${100 * y}%` }}
      >
        {method === 'estimated' && '≈ '}
        {lengthText(value, language)}
      </span>
    )
  })
}
