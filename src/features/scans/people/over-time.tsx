import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ScanSummary } from '#domain/contract/scans.ts'
import { lengthUnits, unitMm } from '#domain/foot/length-unit.ts'
import { compareFigures } from '#domain/scan/compare-figures.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { fixedText, mmText } from '#src/ui/length-text.ts'
import { NumberTable } from '#src/ui/number-table.tsx'
import { plotScale } from '#src/ui/plot-scale.ts'
import { SideNames } from './side-names.tsx'
import { labelled, ticksOver } from './time-scale.ts'

const sides = ['left', 'right'] as const
type Side = (typeof sides)[number]

/** The horizontal offset of each foot at a date, so that neither hides the other. */
const sideOffsets = { left: -6, right: 6 } as const
const [from, to, top, bottom] = [64, 610, 18, 178] as const
const maxDates = 4

/** The length of both feet over time, oldest scan first. A single scan has no plot. */
export function OverTime({ scans }: { scans: readonly ScanSummary[] }) {
  const believed = scans.filter(({ state }) => state === 'measured' || state === 'superseded').toReversed()
  const [first, last] = [believed[0], believed.at(-1)]
  if (!first || !last || first === last) return null
  return (
    <section className="scan-block" aria-labelledby="over-time">
      <div className="block-head">
        <h2 id="over-time">
          <Trans>Over time</Trans>
        </h2>
        <p className="quiet small">
          <Trans>The bars are the tolerance: a smaller change may be none.</Trans>
        </p>
      </div>
      <ul className="changes">
        {sides.map((side) => (
          <li key={side}>
            <Change side={side} from={first} to={last} />
          </li>
        ))}
      </ul>
      <LengthPlot scans={believed} />
    </section>
  )
}

const toLengthFigure = (scan: ScanSummary, side: Side) => ({
  value: scan[side].length_mm,
  tolerance: scan[side].tolerance_mm,
})

/** The change of one foot since the first scan shown. */
function Change({ side, from: first, to: last }: { side: Side; from: ScanSummary; to: ScanSummary }) {
  const language = useLanguage()
  const day = useDateText()(first.measured_at)
  const { by, isSure } = compareFigures(toLengthFigure(first, side), toLengthFigure(last, side))
  const much = mmText(Math.abs(by), language)
  if (side === 'left') {
    if (!isSure) return <Trans>Left foot: no clear change since {day}</Trans>
    return by > 0 ? (
      <Trans>
        Left foot: {much} longer than on {day}
      </Trans>
    ) : (
      <Trans>
        Left foot: {much} shorter than on {day}
      </Trans>
    )
  }
  if (!isSure) return <Trans>Right foot: no clear change since {day}</Trans>
  return by > 0 ? (
    <Trans>
      Right foot: {much} longer than on {day}
    </Trans>
  ) : (
    <Trans>
      Right foot: {much} shorter than on {day}
    </Trans>
  )
}

function LengthPlot({ scans }: { scans: readonly ScanSummary[] }) {
  const { t } = useLingui()
  const id = useId()
  const language = useLanguage()
  const dayText = useDayText(scans)
  const unit = lengthUnits[language]
  const ends = scans.flatMap((scan) =>
    sides.flatMap((side) => {
      const { value, tolerance } = toLengthFigure(scan, side)
      return [value - tolerance, value + tolerance]
    }),
  )
  const ticks = ticksOver(Math.min(...ends), Math.max(...ends))
  const up = plotScale({ name: '', ticks }, bottom, top)
  const across = plotScale({ name: '', ticks: [0, scans.length - 1] }, from + 64, to - 64)
  const length = (mm: number) => fixedText(mm / unitMm[unit], language, unit === 'mm' ? 0 : 1)
  return (
    <figure className="plot time-plot">
      <figcaption id={id}>{unit === 'mm' ? t`Length in mm` : t`Length in cm`}</figcaption>
      <SideNames sides={sides} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the caption above names it */}
      <svg className="plot-drawing" viewBox="0 0 640 222" role="img" aria-labelledby={id}>
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="plot-grid" d={`M${from} ${up(tick)}H${to}`} />
            <text x={from - 8} y={up(tick)} dy="0.35em" textAnchor="end">
              {length(tick)}
            </text>
          </g>
        ))}
        {labelled(scans.length, maxDates).map((index) => (
          <text key={index} x={across(index)} y={bottom + 34} textAnchor="middle">
            {dayText(scans[index]?.measured_at ?? '')}
          </text>
        ))}
        {sides.map((side) => (
          <g key={side} data-foot={side}>
            <polyline
              data-side={side}
              points={scans
                .map((scan, index) => `${across(index) + sideOffsets[side]},${up(scan[side].length_mm)}`)
                .join(' ')}
            />
            {scans.map((scan, index) => {
              const { value, tolerance } = toLengthFigure(scan, side)
              const x = across(index) + sideOffsets[side]
              const [low, high] = [up(value - tolerance), up(value + tolerance)]
              return (
                <g key={scan.id}>
                  <path className="whisker" d={`M${x} ${low}V${high}M${x - 5} ${low}h10M${x - 5} ${high}h10`} />
                  <circle cx={x} cy={up(value)} r="5" />
                </g>
              )
            })}
          </g>
        ))}
      </svg>
      <LengthTable scans={scans} />
    </figure>
  )
}

/** Days if the scans are of one year, months if they are of several. */
function useDayText(scans: readonly ScanSummary[]): (iso: string) => string {
  const { i18n } = useLingui()
  const years = new Set(scans.map(({ measured_at }) => new Date(measured_at).getFullYear()))
  const form =
    years.size > 1 ? ({ year: 'numeric', month: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const)
  return (iso) => i18n.date(iso, form)
}

function LengthTable({ scans }: { scans: readonly ScanSummary[] }) {
  const { t } = useLingui()
  const language = useLanguage()
  const dateText = useDateText()
  const length = ({ length_mm, tolerance_mm }: ScanSummary[Side]) => (
    <>
      <b>{fixedText(length_mm, language)}</b> <small>± {fixedText(tolerance_mm, language)}</small>
    </>
  )
  return (
    <details>
      <summary>
        <Trans>Read as a table</Trans>
      </summary>
      <NumberTable
        caption={t`Length in mm, with its tolerance`}
        names={<Trans>Day</Trans>}
        columns={{ left: <Trans>Left</Trans>, right: <Trans>Right</Trans> }}
        rows={scans.map(({ id, measured_at, left, right }) => ({
          key: id,
          name: dateText(measured_at),
          cells: { left: length(left), right: length(right) },
        }))}
      />
    </details>
  )
}
