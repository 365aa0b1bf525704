import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ScanSummary } from '#domain/contract/scans.ts'
import { type FigureName, type FootSide, figureUnits } from '#domain/foot/foot-figures.ts'
import type { ScannedFoot } from '#domain/scan/scan.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { LineNames } from '#src/ui/line-names.tsx'
import { NumberTable } from '#src/ui/number-table.tsx'
import { Select } from '#src/ui/select.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ChangeText } from './change-text.tsx'
import { FigureText } from './figure-text.tsx'
import { OutlinePlan } from './outline-plan.tsx'
import { useWholeScan } from './use-whole-scan.ts'

/** Compares two scans of one person, foot by foot; by default the two newest. */
export function CompareScans({ scans }: { scans: readonly ScanSummary[] }) {
  const { t } = useWords()
  const id = useId()
  const dateText = useDateText()
  const believed = scans.filter(({ state }) => state === 'measured' || state === 'superseded')
  const [chosen, setChosen] = useState<{ readonly one?: string; readonly other?: string }>({})
  const find = (wanted: string | undefined) => believed.find((scan) => scan.id === wanted)
  const [one, other] = [find(chosen.one) ?? believed[1], find(chosen.other) ?? believed[0]]
  if (!one || !other) return null
  const choices = believed.map((scan) => (
    <option key={scan.id} value={scan.id}>
      {dateText(scan.measured_at, true)}
    </option>
  ))
  return (
    <section className="scan-block" aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Compare two scans</Trans>
      </h2>
      <div className="two-choices">
        <Select
          label={t`First scan`}
          value={one.id}
          onChange={({ target }) => setChosen({ ...chosen, one: target.value })}
        >
          {choices}
        </Select>
        <Select
          label={t`Second scan`}
          value={other.id}
          onChange={({ target }) => setChosen({ ...chosen, other: target.value })}
        >
          {choices}
        </Select>
      </div>
      {one.id === other.id ? (
        <p role="status">
          <Trans>These are the same scan. Choose another one to compare.</Trans>
        </p>
      ) : (
        <Compared one={one} other={other} />
      )}
    </section>
  )
}

function Compared({ one, other }: { one: ScanSummary; other: ScanSummary }) {
  const { i18n } = useLingui()
  const [first, reloadFirst] = useWholeScan(one.id)
  const [second, reloadSecond] = useWholeScan(other.id)
  const dateText = useDateText()
  const isOneDay = dateText(one.measured_at) === dateText(other.measured_at)
  const failed = [first, second].find((called) => called && !called.ok)
  if (failed && !failed.ok)
    return (
      <ErrorCard
        what={i18n._(errorMessages[failed.code])}
        code={failed.code}
        onRetry={() => {
          if (!first?.ok) reloadFirst()
          if (!second?.ok) reloadSecond()
        }}
      />
    )
  if (!first?.ok || !second?.ok) return <Skeleton lines={8} />
  const names = { first: dateText(one.measured_at, isOneDay), second: dateText(other.measured_at, isOneDay) }
  return (
    <>
      <div className="plot">
        <LineNames
          lines={[
            { look: 'before', name: names.first },
            { look: 'after', name: names.second },
          ]}
        />
      </div>
      <div className="two-feet">
        {(['left', 'right'] as const).map((side) => (
          <ComparedFoot
            key={side}
            side={side}
            first={first.value.scan[side]}
            second={second.value.scan[side]}
            names={names}
          />
        ))}
      </div>
    </>
  )
}

type FootProps = {
  side: FootSide
  first: ScannedFoot
  second: ScannedFoot
  names: { readonly first: string; readonly second: string }
}

function ComparedFoot({ side, first, second, names }: FootProps) {
  const { i18n, t } = useWords()
  const figures = (Object.keys(figureUnits) as FigureName[]).filter(
    (name) => first.foot.figures[name] && second.foot.figures[name],
  )
  const hasOutlines = first.foot.outline.length > 0 && second.foot.outline.length > 0
  const name = side === 'left' ? t`Left foot` : t`Right foot`
  return (
    <div className="one-foot">
      <h3>{name}</h3>
      {hasOutlines && (
        <OutlinePlan
          label={t`${name}: dotted ${names.first}, solid ${names.second}, heel to heel`}
          lines={[
            { look: 'before', outline: first.foot.outline },
            { look: 'after', outline: second.foot.outline },
          ]}
        />
      )}
      <NumberTable
        caption={<span className="visually-hidden">{name}</span>}
        names={
          <span className="visually-hidden">
            <Trans>Measurement</Trans>
          </span>
        }
        columns={{ first: names.first, second: names.second, change: <Trans>Changed by</Trans> }}
        rows={figures.map((figure) => {
          const [one, other] = [first.foot.figures[figure], second.foot.figures[figure]]
          return {
            key: figure,
            name: i18n._(figureWords[figure]),
            cells: {
              first: <FigureText name={figure} figure={one} />,
              second: <FigureText name={figure} figure={other} />,
              change: <ChangeText name={figure} from={one} to={other} />,
            },
          }
        })}
      />
    </div>
  )
}
