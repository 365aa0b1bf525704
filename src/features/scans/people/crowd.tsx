import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { useState } from 'react'
import type { FigureName } from '#domain/foot/foot-figures.ts'
import { placeAmong } from '#domain/foot/percentiles.ts'
import { feetByPopulation, type Population } from '#domain/foot/population.ts'
import { comparedWith, type Person } from '#domain/scan/person.ts'
import type { MeasuredScan, ScannedFoot } from '#domain/scan/scan.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { fixedText } from '#src/ui/length-text.ts'
import { NumberTable } from '#src/ui/number-table.tsx'
import { SideNames } from './side-names.tsx'
import './scan-blocks.css'

type Props = { person: Pick<Person, 'kind' | 'group'>; scan: MeasuredScan }

/** Compares a person's feet with those of adults. Children and people without a group are not compared. */
export function Crowd({ person, scan }: Props) {
  const own = comparedWith(person)
  return own && <AmongMany own={own} scan={scan} />
}

/** Estimated values derive from population averages, so comparing them with those is meaningless. */
function found({ foot }: ScannedFoot, name: FigureName): number | undefined {
  const figure = foot.figures[name]
  return figure && figure.method !== 'estimated' ? figure.value : undefined
}

function AmongMany({ own, scan }: { own: Population; scan: MeasuredScan }) {
  const { i18n } = useLingui()
  const [group, setGroup] = useState(own)
  const names = (Object.keys(feetByPopulation[group]) as FigureName[]).filter(
    (name) => found(scan.left, name) !== undefined || found(scan.right, name) !== undefined,
  )
  return (
    <section className="scan-block" aria-labelledby="among">
      <div className="block-head">
        <h2 id="among">{group === 'women' ? <Trans>Among 100 women</Trans> : <Trans>Among 100 men</Trans>}</h2>
        <p className="quiet small">
          <Trans>Feet of soldiers in the US Army, 2012. They don’t stand for everybody.</Trans>{' '}
          <button
            type="button"
            className="text-link text-link-alone"
            onClick={() => setGroup(group === 'women' ? 'men' : 'women')}
          >
            {group === 'women' ? <Trans>Compare with men</Trans> : <Trans>Compare with women</Trans>}
          </button>
        </p>
      </div>
      <SideNames sides={['left', 'right']} />
      <ul className="crowd-rows">
        {names.map((name) => (
          <li key={name} className="crowd plot">
            <b>{i18n._(figureWords[name])}</b>
            <Curve name={name} group={group} left={found(scan.left, name)} right={found(scan.right, name)} />
            <CrowdPercentiles
              left={percentileFor(name, scan.left, group)}
              right={percentileFor(name, scan.right, group)}
            />
          </li>
        ))}
      </ul>
      <CrowdTable names={names} group={group} scan={scan} />
    </section>
  )
}

function percentileFor(name: FigureName, { foot }: ScannedFoot, group: Population): number | undefined {
  return placeAmong(name, foot.figures[name], group)?.nearest
}

function CrowdPercentiles({ left, right }: { left: number | undefined; right: number | undefined }) {
  if (left !== undefined && right !== undefined)
    return (
      <p>
        <Trans>
          Larger than <b>{left}</b> (left) and <b>{right}</b> (right)
        </Trans>
      </p>
    )
  const of = left ?? right
  return (
    <p>
      <Trans>
        Larger than <b>{of}</b>
      </Trans>
    </p>
  )
}

/** How many standard deviations of the curve are drawn on each side. */
const shown = 3
const bell = Array.from({ length: 61 }, (_, step) => {
  const deviations = (step / 30 - 1) * shown
  return `${Math.round((step / 60) * 1_000) / 10} ${Math.round((40 - 34 * Math.exp(-(deviations ** 2) / 2)) * 10) / 10}`
}).join('L')

type CurveProps = { name: FigureName; group: Population; left: number | undefined; right: number | undefined }

/** Decorative: the sentence below it says the same. */
function Curve({ name, group, left, right }: CurveProps) {
  const spread = feetByPopulation[group][name]
  const sides = { left, right }
  return (
    <div className="crowd-curve">
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="crowd-body" d={`M0 40L${bell}L100 40`} />
        <path d={`M${bell}`} />
        {spread &&
          (['left', 'right'] as const).map((side) => {
            const value = sides[side]
            if (value === undefined) return null
            const deviations = Math.min(shown, Math.max(-shown, (value - spread.mean) / spread.sd))
            return (
              <g key={side} data-side={side}>
                <path d={`M${Math.round(500 + (deviations / shown) * 500) / 10} 5V40`} />
              </g>
            )
          })}
      </svg>
    </div>
  )
}

function CrowdTable({ names, group, scan }: { names: readonly FigureName[]; group: Population; scan: MeasuredScan }) {
  const { i18n, t } = useWords()
  const language = useLanguage()
  const inText = (value: number | undefined) => (value === undefined ? '–' : fixedText(value, language))
  const inPlace = (value: number | undefined) => (value === undefined ? '' : t`more than ${value} of 100`)
  const own = (name: FigureName, scanned: ScannedFoot) => (
    <>
      <b>{inText(found(scanned, name))}</b> <small>{inPlace(percentileFor(name, scanned, group))}</small>
    </>
  )
  return (
    <details>
      <summary>
        <Trans>Read as a table</Trans>
      </summary>
      <NumberTable
        caption={group === 'women' ? <Trans>Beside women, in mm</Trans> : <Trans>Beside men, in mm</Trans>}
        names={
          <span className="visually-hidden">
            <Trans>Measurement</Trans>
          </span>
        }
        columns={{ average: <Trans>Average</Trans>, left: <Trans>Left</Trans>, right: <Trans>Right</Trans> }}
        rows={names.map((name) => ({
          key: name,
          name: i18n._(figureWords[name]),
          cells: {
            average: inText(feetByPopulation[group][name]?.mean),
            left: own(name, scan.left),
            right: own(name, scan.right),
          },
        }))}
      />
    </details>
  )
}
