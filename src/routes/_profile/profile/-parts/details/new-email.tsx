import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { useDirty } from '#src/ui/use-dirty.ts'
import { useEmailFault } from './use-email-fault.ts'
import type { useNewEmail } from './use-new-email.ts'

type Props = { move: ReturnType<typeof useNewEmail>; onClose: () => void; onDirty: (isDirty: boolean) => void }

/** Asks for the new address. */
export function NewEmail({ move: { isBusy, fault, ask }, onClose, onDirty }: Props) {
  const { t } = useLingui()
  const faultText = useEmailFault()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useDirty(typed !== '', onDirty)

  // The button that was pressed is gone; and what cannot be used is written again here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every fault asks for it anew
  useEffect(() => field.current?.focus(), [fault])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) void ask(typed)
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
        help={t`We send a code there. Until you type it here, nothing changes.`}
        error={fault && faultText(fault)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={320}
      />
      <div className="ways">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Send me a code</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Keep the present address</Trans>
        </Button>
      </div>
    </form>
  )
}
