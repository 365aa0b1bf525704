import { useLingui } from '@lingui/react'
import { Trans, useLingui as useWords } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ScanInShort } from '#domain/contract/scans.ts'
import { type FigureName, type FootSide, figureUnits } from '#domain/foot/foot-figures.ts'
import type { ScannedFoot } from '#domain/scan/scan.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { figureWords } from '#src/features/foot-photo/foot-words.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Select } from '#src/ui/select.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Table } from '#src/ui/table.tsx'
import { ChangeCell } from './change-cell.tsx'
import { FigureCell } from './figure-cell.tsx'
import { LineNames } from './line-names.tsx'
import { OutlinePlan } from './outline-plan.tsx'
import { useWholeScan } from './use-whole-scan.ts'

/** Two scans of one person beside each other, foot by foot: the two newest, until others are chosen. */
export function CompareScans({ scans }: { scans: readonly ScanInShort[] }) {
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

function Compared({ one, other }: { one: ScanInShort; other: ScanInShort }) {
  const { i18n } = useLingui()
  const [first, askFirst] = useWholeScan(one.id)
  const [second, askSecond] = useWholeScan(other.id)
  const dateText = useDateText()
  const isOneDay = dateText(one.measured_at) === dateText(other.measured_at)
  const failed = [first, second].find((called) => called && !called.ok)
  if (failed && !failed.ok)
    return (
      <ErrorCard
        what={i18n._(errorMessages[failed.code])}
        code={failed.code}
        onRetry={() => {
          if (!first?.ok) askFirst()
          if (!second?.ok) askSecond()
        }}
      />
    )
  if (!first?.ok || !second?.ok) return <Skeleton lines={8} />
  const names = { first: dateText(one.measured_at, isOneDay), second: dateText(other.measured_at, isOneDay) }
  return (
    <>
      <LineNames
        lines={[
          { look: 'before', name: names.first },
          { look: 'after', name: names.second },
        ]}
      />
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
      <Table caption={<span className="visually-hidden">{name}</span>}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">
                <Trans>Measurement</Trans>
              </span>
            </th>
            <th scope="col" className="number">
              {names.first}
            </th>
            <th scope="col" className="number">
              {names.second}
            </th>
            <th scope="col" className="number">
              <Trans>Changed by</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure}>
              <th scope="row">{i18n._(figureWords[figure])}</th>
              <FigureCell name={figure} figure={first.foot.figures[figure]} />
              <FigureCell name={figure} figure={second.foot.figures[figure]} />
              <ChangeCell name={figure} from={first.foot.figures[figure]} to={second.foot.figures[figure]} />
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
