import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ScanSummary } from '#domain/contract/scans.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { buttonLook } from '#src/ui/button-look.ts'
import { EmptyScans } from '#src/ui/drawings/empty-scans.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { CompareScans } from './compare-scans.tsx'
import { Crowd } from './crowd.tsx'
import { History } from './history.tsx'
import { NewestScan } from './newest-scan.tsx'
import { OverTime } from './over-time.tsx'
import { RemoveScan } from './remove-scan.tsx'
import { HistorySkeleton, NewestSkeleton } from './skeletons.tsx'
import { useHistory } from './use-history.ts'
import type { People, SavedPerson } from './use-people.ts'
import { useWholeScan } from './use-whole-scan.ts'

type Props = {
  person: SavedPerson
  version: number
  removeScan: People['removeScan']
  onRemoved: () => void
}

/** All scan data of one person. Sections load independently: if one fails, the others remain. */
export function PersonScans({ person, version, removeScan, onRemoved }: Props) {
  const { i18n } = useLingui()
  const { answer, refetch, more } = useHistory(person.id, version)
  const [leaving, setLeaving] = useState<ScanSummary>()
  const scans = answer?.ok ? answer.value.scans : []
  return (
    <>
      {person.newest ? <Newest person={person} short={person.newest} /> : <Unmeasured person={person} />}
      {scans.length > 0 && <OverTime scans={scans} />}
      {person.scans > 0 && !answer && <HistorySkeleton />}
      {answer && !answer.ok && (
        <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={refetch} />
      )}
      {answer?.ok && scans.length > 0 && <History page={answer.value} onMore={more} onDelete={setLeaving} />}
      <CompareScans scans={scans} />
      {leaving && (
        <RemoveScan
          scan={leaving}
          all={scans}
          remove={removeScan}
          onRemoved={() => {
            setLeaving(undefined)
            onRemoved()
          }}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}

function Newest({ person, short }: { person: SavedPerson; short: ScanSummary }) {
  const { i18n } = useLingui()
  const [answer, refetch] = useWholeScan(short.id)
  if (!answer) return <NewestSkeleton />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={refetch} />
  const { scan } = answer.value
  return (
    <>
      <NewestScan short={short} scan={scan} />
      <Crowd key={`${person.id} ${person.group}`} person={person} scan={scan} />
    </>
  )
}

function Unmeasured({ person: { id, name, kind, scans } }: { person: SavedPerson }) {
  return (
    <EmptyState
      heading={scans === 0 ? <Trans>No scan of {name} yet</Trans> : <Trans>No scan of {name} that can be used</Trans>}
      drawing={<EmptyScans />}
      action={
        <Link to="/profile/mobile_scan" search={{ measure: id }} className={buttonLook('verb')}>
          {kind === 'self' ? <Trans>Measure your feet</Trans> : <Trans>Measure {name}’s feet</Trans>}
        </Link>
      }
    >
      <Trans>At home, all it takes is a sheet of paper, a pen and a phone.</Trans>
    </EmptyState>
  )
}
