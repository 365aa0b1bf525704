import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { mayBeSame } from '#domain/scan/person.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { useFailureText } from './failure-text.ts'
import type { ArrivalAnswer, ChangeFault, KeptPerson } from './use-people.ts'

type Props = {
  /** Who came along at a sign-in. */
  arrived: KeptPerson
  /** Whom the account had before. */
  people: readonly KeptPerson[]
  settle: (answer: ArrivalAnswer) => Promise<ChangeFault | undefined>
  onSettled: () => void
}

const [another, leave, same] = ['another', 'leave', 'same'] as const

/** Two people of one name may be two people: whether somebody is known already is for the customer to say. */
export function Arrival({ arrived, people, settle, onSettled }: Props) {
  const { t } = useLingui()
  const id = useId()
  const failureText = useFailureText()
  const [choice, setChoice] = useState<string>()
  const [isMissing, setIsMissing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isBusy, whileBusy] = useBusy()
  const { name } = arrived

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    setIsMissing(choice === undefined)
    if (choice === undefined) return document.querySelector<HTMLElement>(`[id="${id}"] input`)?.focus()
    const fault = await whileBusy(settle(answerOf(arrived.id, choice)))
    // Another tab has answered.
    if (fault === undefined || fault.code === 'NOT_FOUND') onSettled()
    else setFailure(failureText(fault))
  }

  return (
    <form className="arrival" noValidate onSubmit={(event) => void submit(event)}>
      <h2>
        <Trans>Who is {name}?</Trans>
      </h2>
      <p>
        <Came arrived={arrived} />
      </p>
      <RadioCards
        id={id}
        legend={t`In your account, ${name} is`}
        choices={[
          ...people
            .filter((person) => mayBeSame(arrived, person))
            .map((person) => ({ value: `${same} ${person.id}`, name: t`the same person as ${person.name}` })),
          { value: another, name: t`somebody else`, note: t`Kept as a person of their own` },
          { value: leave, name: t`to be left behind`, note: t`These scans are deleted` },
        ]}
        value={choice}
        onChange={setChoice}
        error={isMissing && t`Choose one of these.`}
      />
      {failure !== undefined && (
        <Notice tone="wrong" isNews>
          {failure}
        </Notice>
      )}
      <Button type="submit" look={choice === leave ? 'danger' : 'quiet'} isBusy={isBusy}>
        {choice === leave ? <Trans>Delete these scans</Trans> : <Trans>Save answer</Trans>}
      </Button>
    </form>
  )
}

function answerOf(id: string, choice: string): ArrivalAnswer {
  if (choice === another || choice === leave) return { id, choice }
  return { id, choice: same, same_as: choice.slice(same.length + 1) }
}

function Came({ arrived: { scans, newest } }: { arrived: KeptPerson }) {
  const dateText = useDateText()
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
