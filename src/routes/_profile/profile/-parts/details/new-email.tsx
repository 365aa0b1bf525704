import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { useDirty } from '#src/ui/use-dirty.ts'
import type { NewEmailActor } from './use-new-email.ts'
import { useNewEmailErrorText } from './use-new-email-error-text.ts'

type Props = {
  actor: NewEmailActor
  snapshot: SnapshotFrom<NewEmailActor>
  onDirty: (isDirty: boolean) => void
}

/** Asks for the new address. */
export function NewEmail({ actor, snapshot, onDirty }: Props) {
  const { t } = useLingui()
  const errorText = useNewEmailErrorText()
  const { error } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useDirty(typed !== '', onDirty)

  // Focuses the field at first, because the pressed button is gone, and after each error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every error moves the focus again
  useEffect(() => field.current?.focus(), [error])

  function submit(event: FormEvent): void {
    event.preventDefault()
    actor.send({ type: 'email.entered', email: typed })
  }

  return (
    <form className="details-form" method="dialog" noValidate onSubmit={submit}>
      <Field
        ref={field}
        id="new-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t`New e-mail address`}
        help={t`We’ll send a code to the new address. Your address stays the same until you enter the code here.`}
        error={error && errorText(error)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={320}
      />
      <div className="actions">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Send me a code</Trans>
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'change.abandoned' })}>
          <Trans>Keep my current address</Trans>
        </Button>
      </div>
    </form>
  )
}
