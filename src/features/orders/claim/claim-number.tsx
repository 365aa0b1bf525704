import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import type { OrderClaim, OrderClaimSnapshot } from './use-order-claim.ts'
import { useOrderClaimErrorText } from './use-order-claim-error-text.ts'
import '#src/styles/order.css'

/** Asks for the order number. */
export function ClaimNumber({ actor, snapshot }: { actor: OrderClaim; snapshot: OrderClaimSnapshot }) {
  const { t } = useLingui()
  const errorText = useOrderClaimErrorText()
  const { error, number } = snapshot.context
  const [typed, setTyped] = useState(number)
  const field = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every error focuses the field again
  useEffect(() => field.current?.focus(), [error])

  function submit(event: FormEvent): void {
    event.preventDefault()
    actor.send({ type: 'number.entered', number: typed })
  }

  return (
    <form className="order-question" noValidate onSubmit={submit}>
      <Field
        ref={field}
        id="claim-number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={t`Order number`}
        help={t`We send a code to the e-mail address of that order. Once you enter it here, the order is in your account.`}
        error={error && errorText(error)}
        value={typed}
        maxLength={40}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="actions">
        <Button type="submit" isBusy={snapshot.hasTag('busy')}>
          <Trans>Send the code</Trans>
        </Button>
        <Button look="quiet" onClick={() => actor.send({ type: 'claim.abandoned' })}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  )
}
