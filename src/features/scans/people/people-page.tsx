import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { errorMessages } from '#src/api/error-messages.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { EditPerson } from './edit-person.tsx'
import { FirstScan } from './first-scan.tsx'
import { PendingMerge } from './pending-merge.tsx'
import { PeopleRow } from './people-row.tsx'
import { PersonScans } from './person-scans.tsx'
import { RemovePerson } from './remove-person.tsx'
import { NewestSkeleton, PeopleSkeleton } from './skeletons.tsx'
import { type SavedPerson, usePeople } from './use-people.ts'
import '#src/styles/feet.css'

type PersonDialog = { readonly kind: 'new' } | { readonly kind: 'change' | 'remove'; readonly person: SavedPerson }
type PeopleStatus = { readonly kind: 'saved' | 'removed' | 'deleted' | 'settled' }

export type PeopleProps = {
  /** The person whose scans are shown; by default the customer. */
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The people a customer has measured, and the scans of one of them. */
export function People({ chosen, onChoose }: PeopleProps) {
  const { i18n } = useLingui()
  const { answer, refetch, version, save, remove, settle, removeScan } = usePeople()
  const [opened, setOpened] = useState<PersonDialog>()
  // A new object each time, so that the same status is announced again.
  const [status, setStatus] = useState<PeopleStatus>()
  const statusRef = useRef<HTMLParagraphElement>(null)

  // The status takes the focus, because the pressed button may be gone.
  useEffect(() => {
    if (status) statusRef.current?.focus()
  }, [status])

  if (!answer)
    return (
      <>
        <PeopleSkeleton />
        <NewestSkeleton />
      </>
    )
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={refetch} />

  const people = answer.value.people.filter(({ is_merge_pending }) => !is_merge_pending)
  const pendingMerges = answer.value.people.filter(({ is_merge_pending }) => is_merge_pending)
  const person = people.find(({ id }) => id === chosen) ?? people[0]

  function done(kind: PeopleStatus['kind']): void {
    setOpened(undefined)
    setStatus({ kind })
  }

  return (
    <>
      <p ref={statusRef} className="scans-status" role="status" tabIndex={-1}>
        {status?.kind === 'saved' && <Trans>Saved.</Trans>}
        {status?.kind === 'removed' && <Trans>The person and their scans are deleted.</Trans>}
        {status?.kind === 'deleted' && <Trans>The scan is deleted.</Trans>}
        {status?.kind === 'settled' && <Trans>Your answer is saved.</Trans>}
      </p>
      {pendingMerges.map((arrived) => (
        <PendingMerge
          key={arrived.id}
          arrived={arrived}
          people={people}
          settle={settle}
          onSettled={() => done('settled')}
        />
      ))}
      <div className="scans-people">
        <PeopleRow people={people} chosen={person?.id} onChoose={onChoose} onAdd={() => setOpened({ kind: 'new' })} />
        {person && (
          <div className="row-actions">
            <button
              type="button"
              className="text-link text-link-alone"
              onClick={() => setOpened({ kind: 'change', person })}
            >
              <Trans>Change {person.name}</Trans>
            </button>
            <button
              type="button"
              className="text-link text-link-alone"
              onClick={() => setOpened({ kind: 'remove', person })}
            >
              <Trans>Remove {person.name}</Trans>
            </button>
          </div>
        )}
      </div>
      {person ? (
        <PersonScans
          key={person.id}
          person={person}
          version={version}
          removeScan={removeScan}
          onRemoved={() => done('deleted')}
        />
      ) : (
        pendingMerges.length === 0 && <FirstScan />
      )}
      {(opened?.kind === 'new' || opened?.kind === 'change') && (
        <EditPerson
          savedPerson={opened.kind === 'change' ? opened.person : undefined}
          people={people}
          save={save}
          onSaved={() => done('saved')}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.kind === 'remove' && (
        <RemovePerson
          person={opened.person}
          remove={remove}
          onRemoved={() => done('removed')}
          onCancel={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
