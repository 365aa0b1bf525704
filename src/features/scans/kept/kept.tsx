import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { errorMessages } from '#src/api/error-messages.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Arrival } from './arrivals.tsx'
import { EditPerson } from './edit-person.tsx'
import { FirstScan } from './first-scan.tsx'
import { PeopleRow } from './people-row.tsx'
import { PersonScans } from './person-scans.tsx'
import { RemovePerson } from './remove-person.tsx'
import { NewestSkeleton, PeopleSkeleton } from './skeletons.tsx'
import { type KeptPerson, usePeople } from './use-people.ts'
import '#src/styles/feet.css'

type Opened = { readonly kind: 'new' } | { readonly kind: 'change' | 'remove'; readonly person: KeptPerson }
type News = { readonly kind: 'saved' | 'removed' | 'deleted' | 'settled' }

export type KeptProps = {
  /** Whose scans are shown; without one, the customer's own. */
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The people whom a customer has measured, and what is kept of one of them. */
export function Kept({ chosen, onChoose }: KeptProps) {
  const { i18n } = useLingui()
  const { answer, again, version, save, remove, settle, removeScan } = usePeople()
  const [opened, setOpened] = useState<Opened>()
  // A new object each time, so that the same news is told again.
  const [news, setNews] = useState<News>()
  const told = useRef<HTMLParagraphElement>(null)

  // What was pressed may be gone; whoever reads goes on at what came of it.
  useEffect(() => {
    if (news) told.current?.focus()
  }, [news])

  if (!answer)
    return (
      <>
        <PeopleSkeleton />
        <NewestSkeleton />
      </>
    )
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={again} />

  const people = answer.value.people.filter(({ has_arrived }) => !has_arrived)
  const arrivals = answer.value.people.filter(({ has_arrived }) => has_arrived)
  const person = people.find(({ id }) => id === chosen) ?? people[0]

  function done(kind: News['kind']): void {
    setOpened(undefined)
    setNews({ kind })
  }

  return (
    <>
      <p ref={told} className="scans-news" role="status" tabIndex={-1}>
        {news?.kind === 'saved' && <Trans>Saved.</Trans>}
        {news?.kind === 'removed' && <Trans>The person and their scans are deleted.</Trans>}
        {news?.kind === 'deleted' && <Trans>The scan is deleted.</Trans>}
        {news?.kind === 'settled' && <Trans>Your answer is saved.</Trans>}
      </p>
      {arrivals.map((arrived) => (
        <Arrival key={arrived.id} arrived={arrived} people={people} settle={settle} onSettled={() => done('settled')} />
      ))}
      <div className="scans-people">
        <PeopleRow people={people} chosen={person?.id} onChoose={onChoose} onAdd={() => setOpened({ kind: 'new' })} />
        {person && (
          <div className="row-ways">
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
        arrivals.length === 0 && <FirstScan />
      )}
      {(opened?.kind === 'new' || opened?.kind === 'change') && (
        <EditPerson
          kept={opened.kind === 'change' ? opened.person : undefined}
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
          onKeep={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
