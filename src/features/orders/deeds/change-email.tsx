import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readEmail } from '#domain/contact/read-email.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { Field } from '#src/ui/field.tsx'
import { DeedDialog } from './deed-dialog.tsx'
import type { OrderDeed, OrderDeedNow } from './use-order-deed.ts'

type Props = { order: SeenOrder; actor: OrderDeed; snapshot: OrderDeedNow }

/** Where the news of an order goes from now on. */
export function ChangeEmail({ order, actor, snapshot }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(order.email)
  const [isWrong, setIsWrong] = useState(false)

  function send(): void {
    const email = readEmail(typed)
    setIsWrong(email === undefined)
    if (email !== undefined) actor.send({ type: 'deed.confirmed', wish: { deed: 'change_email', email } })
  }

  return (
    <DeedDialog
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
        error={isWrong ? t`This can’t be an e-mail address. Please check it.` : undefined}
        value={typed}
        maxLength={320}
        onChange={({ target }) => setTyped(target.value)}
      />
    </DeedDialog>
  )
}
