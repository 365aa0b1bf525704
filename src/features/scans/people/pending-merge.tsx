import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { mayBeSame } from '#domain/scan/person.ts'
import { readStoredDraft } from '#src/features/foot-scan/effects/stored-drafts.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import type { ChangePeopleError, ResolveMergeInput, SavedPerson } from './use-people.ts'
import { usePeopleErrorText } from './use-people-error-text.ts'

type Props = {
  /** The person that came from the guest at sign-in. */
  arrived: SavedPerson
  /** The people already in the account. */
  people: readonly SavedPerson[]
  settle: (answer: ResolveMergeInput) => Promise<ChangePeopleError | undefined>
  onSettled: () => void
}

const [add, discard, same] = ['add', 'discard', 'same'] as const

/** Asks whether the person from the guest is already in the account, because people with the same name may differ. */
export function PendingMerge({ arrived, people, settle, onSettled }: Props) {
  const { t } = useLingui()
  const id = useId()
  const errorText = usePeopleErrorText()
  const [choice, setChoice] = useState<string>()
  const [isMissing, setIsMissing] = useState(false)
  const [saveError, setSaveError] = useState<string>()
  const [isBusy, whileBusy] = useBusy()
  const { name, scans } = arrived
  const feet = scans === 0 ? feetHere(arrived.id) : 0

  /** What is deleted with the person. */
  function left(): string {
    if (scans > 0) return t`These scans are deleted`
    if (feet === 2) return t`The name is deleted, and both feet measured on this device`
    return feet === 1 ? t`The name is deleted, and the foot measured on this device` : t`The name is deleted`
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setSaveError(undefined)
    setIsMissing(choice === undefined)
    if (choice === undefined) return document.querySelector<HTMLElement>(`[id="${id}"] input`)?.focus()
    const error = await whileBusy(settle(toArrivalAnswer(arrived.id, choice)))
    // Another tab has answered already.
    if (error === undefined || error.code === 'NOT_FOUND') onSettled()
    else setSaveError(errorText(error))
  }

  return (
    <form className="arrival" noValidate onSubmit={(event) => void submit(event)}>
      <h2>
        <Trans>Who is {name}?</Trans>
      </h2>
      <p>
        <Came arrived={arrived} feet={feet} />
      </p>
      <RadioCards
        id={id}
        legend={t`In your account, ${name} is`}
        choices={[
          ...people
            .filter((person) => mayBeSame(arrived, person))
            .map((person) => ({ value: `${same} ${person.id}`, name: t`the same person as ${person.name}` })),
          { value: add, name: t`somebody else`, note: t`Kept as a person of their own` },
          { value: discard, name: t`to be left behind`, note: left() },
        ]}
        value={choice}
        onChange={setChoice}
        error={isMissing && t`Choose one of these.`}
      />
      {saveError !== undefined && (
        <Notice tone="error" isLive>
          {saveError}
        </Notice>
      )}
      <Button type="submit" look={choice === discard ? 'danger' : 'quiet'} isBusy={isBusy}>
        {choice !== discard && <Trans>Save answer</Trans>}
        {choice === discard && (scans === 0 ? <Trans>Delete this person</Trans> : <Trans>Delete these scans</Trans>)}
      </Button>
    </form>
  )
}

function toArrivalAnswer(id: string, choice: string): ResolveMergeInput {
  if (choice === add || choice === discard) return { id, choice }
  return { id, choice: same, same_as: choice.slice(same.length + 1) }
}

/** How many feet are in this device's draft that are not part of a scan yet. */
function feetHere(id: string): number {
  const draft = readStoredDraft(id)
  return draft && draft.savedAs === undefined ? Number(draft.left !== undefined) + Number(draft.right !== undefined) : 0
}

function Came({ arrived: { scans, newest }, feet }: { arrived: SavedPerson; feet: number }) {
  const dateText = useDateText()
  if (feet === 2)
    return (
      <Trans>
        This person was added on this device before you signed in. Both feet are measured, and haven’t been sent yet.
      </Trans>
    )
  if (feet === 1)
    return (
      <Trans>
        This person was added on this device before you signed in. One foot is measured, and the other is still missing.
      </Trans>
    )
  if (scans === 0) return <Trans>This person was added on this device before you signed in. There’s no scan yet.</Trans>
  if (!newest)
    return (
      <Plural
        value={scans}
        one="# scan was made before you signed in."
        other="# scans were made before you signed in."
      />
    )
  const day = dateText(newest.measured_at)
  return (
    <Plural
      value={scans}
      one={`# scan was made before you signed in, on ${day}.`}
      other={`# scans were made before you signed in, the newest on ${day}.`}
    />
  )
}
