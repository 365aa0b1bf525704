import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readEmail } from '#domain/contact/read-email.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { Field } from '#src/ui/field.tsx'
import { OrderActionDialog } from './order-action-dialog.tsx'
import type { OrderActionActor, OrderActionSnapshot } from './use-order-action.ts'

type Props = { order: OrderView; actor: OrderActionActor; snapshot: OrderActionSnapshot }

/** Changes the address that the order's e-mails go to. */
export function ChangeEmail({ order, actor, snapshot }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(order.email)
  const [isInvalid, setIsInvalid] = useState(false)

  function send(): void {
    const email = readEmail(typed)
    setIsInvalid(email === undefined)
    if (email !== undefined) actor.send({ type: 'action.confirmed', actionInput: { action: 'change_email', email } })
  }

  return (
    <OrderActionDialog
      {...{ actor, snapshot }}
      heading={<Trans>Change the e-mail address</Trans>}
      yes={<Trans>Use this address</Trans>}
      no={<Trans>Keep it as it is</Trans>}
      onYes={send}
    >
      <p>
        <Trans>News of this order and its link go there from now on. Links in earlier e-mails stop working.</Trans>
      </p>
      <Field
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t`E-mail address`}
        error={isInvalid ? t`This can’t be an e-mail address. Please check it.` : undefined}
        value={typed}
        maxLength={320}
        onChange={({ target }) => setTyped(target.value)}
      />
    </OrderActionDialog>
  )
}
