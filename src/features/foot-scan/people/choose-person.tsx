import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { roomForPerson } from '#domain/scan/person.ts'
import { settings } from '#domain/settings.ts'
import { Button } from '#src/ui/button.tsx'
import { WayTrace } from '#src/ui/drawings/way-trace.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { newWish } from './new-wish.ts'
import { PeoplePills, somebodyElse } from './people-pills.tsx'
import { PersonForm } from './person-form.tsx'
import { usePersonFaults } from './use-person-faults.ts'

type Props = { scan: FootScan }

/** Somebody who is known here, or somebody who is told about. */
export function ChoosePerson({ scan: { snapshot, send } }: Props) {
  const { t } = useLingui()
  const { people, owner, personId, personWish } = snapshot.context
  const hasRoom = roomForPerson('adult', people, owner) === undefined
  const [chosen, setChosen] = useState(() => firstChoice(people, personId, personWish !== undefined))
  const [wish, setWish] = useState(() => personWish ?? newWish(people))
  const { errors, errorOf, trouble } = usePersonFaults(snapshot.context)
  const isNew = chosen === somebodyElse

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isNew) send({ type: 'person.wished', wish })
    else send({ type: 'person.chosen', personId: chosen })
  }

  const name = people.find(({ id }) => id === chosen)?.name
  const minutes = settings.measuring.homeMinutes
  return (
    <StepFrame
      heading={<Trans>Your feet</Trans>}
      lead={
        <Trans>
          First the left foot, then the right: about {minutes} minutes for both feet once your photos are clear. The
          photo stays on your device.
        </Trans>
      }
      place={<WayTrace />}
      onSubmit={submit}
      action={
        <Button type="submit" isBusy={snapshot.hasTag('busy')}>
          {name === undefined ? <Trans>Continue</Trans> : <Trans>Continue with {name}</Trans>}
        </Button>
      }
    >
      {isNew && errors.length > 0 && <ErrorSummary heading={t`Please check these entries`} errors={errors} />}
      {isNew && trouble && (
        <Notice tone="wrong" isNews>
          {trouble}
        </Notice>
      )}
      {people.length > 0 && (
        <PeoplePills context={snapshot.context} chosen={chosen} hasRoom={hasRoom} onChoose={setChosen} />
      )}
      {people.length > 0 && !hasRoom && owner === 'guest' && (
        <p className="quiet">
          <Trans>Sign in to measure more than one person.</Trans>{' '}
          <WayOn to="/auth" quiet>
            <Trans>Sign in</Trans>
          </WayOn>
        </p>
      )}
      {isNew && <PersonForm wish={wish} people={people} owner={owner} errorOf={errorOf} onChange={setWish} />}
    </StepFrame>
  )
}

/** Whoever was meant last; of several nobody is guessed but oneself. */
function firstChoice(people: readonly { id: string; kind: string }[], personId: string | undefined, isTold: boolean) {
  if (isTold) return somebodyElse
  const meant = people.find(({ id }) => id === personId) ?? people.find(({ kind }) => kind === 'self') ?? people[0]
  return meant?.id ?? somebodyElse
}
