import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { checkPersonLimit } from '#domain/scan/person.ts'
import { settings } from '#domain/settings.ts'
import { Button } from '#src/ui/button.tsx'
import { MethodTraceDrawing } from '#src/ui/drawings/method-trace.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { newPersonInput } from './new-person-input.ts'
import { PeoplePills, somebodyElse } from './people-pills.tsx'
import { PersonForm } from './person-form.tsx'
import { usePersonErrors } from './use-person-errors.ts'

type Props = { scan: FootScan }

/** Chooses an existing person, or adds a new one. */
export function ChoosePerson({ scan: { snapshot, send } }: Props) {
  const { t } = useLingui()
  const { people, owner, personId, personInput } = snapshot.context
  const canAddPerson = checkPersonLimit('adult', people, owner) === undefined
  const [chosen, setChosen] = useState(() => firstChoice(people, personId, personInput !== undefined))
  const [formInput, setPersonInput] = useState(() => personInput ?? newPersonInput(people))
  const { errors, findError, error } = usePersonErrors(snapshot.context)
  const isNew = chosen === somebodyElse

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isNew) send({ type: 'person.submitted', request: formInput })
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
      container={<MethodTraceDrawing />}
      onSubmit={submit}
      action={
        <Button type="submit" isBusy={snapshot.hasTag('busy')}>
          {name === undefined ? <Trans>Continue</Trans> : <Trans>Continue with {name}</Trans>}
        </Button>
      }
    >
      {isNew && errors.length > 0 && <ErrorSummary heading={t`Please check these entries`} errors={errors} />}
      {isNew && error && (
        <Notice tone="error" isLive>
          {error}
        </Notice>
      )}
      {people.length > 0 && (
        <PeoplePills context={snapshot.context} chosen={chosen} canAddPerson={canAddPerson} onChoose={setChosen} />
      )}
      {people.length > 0 && !canAddPerson && owner === 'guest' && (
        <p className="quiet">
          <Trans>Sign in to measure more than one person.</Trans>{' '}
          <NextLink to="/auth" quiet>
            <Trans>Sign in</Trans>
          </NextLink>
        </p>
      )}
      {isNew && (
        <PersonForm
          personInput={formInput}
          people={people}
          owner={owner}
          findError={findError}
          onChange={setPersonInput}
        />
      )}
    </StepFrame>
  )
}

/** The person last chosen, else the customer, else the first; a new person if a name was typed or nobody exists. */
function firstChoice(
  people: readonly { id: string; kind: string }[],
  personId: string | undefined,
  isNameGiven: boolean,
) {
  if (isNameGiven) return somebodyElse
  const meant = people.find(({ id }) => id === personId) ?? people.find(({ kind }) => kind === 'self') ?? people[0]
  return meant?.id ?? somebodyElse
}
