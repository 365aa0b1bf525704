import { Trans } from '@lingui/react/macro'
import { hasBeenPaid } from '#domain/order/stages.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { OrderActionDialog } from './order-action-dialog.tsx'
import { RefundNotice } from './refund-method.tsx'
import type { OrderActionActor, OrderActionSnapshot } from './use-order-action.ts'

type ConfirmableAction = 'cancel' | 'split' | 'confirm_delivery'
type Props = { order: OrderView; actor: OrderActionActor; snapshot: OrderActionSnapshot; action: ConfirmableAction }

/** Dialog for actions that need only a confirmation; it states the consequences. */
export function ConfirmOrderAction({ order, actor, snapshot, action }: Props) {
  return (
    <OrderActionDialog
      {...{ actor, snapshot }}
      heading={<Heading action={action} />}
      yes={<Yes action={action} />}
      no={<No action={action} />}
      onYes={() => actor.send({ type: 'action.confirmed', actionInput: { action } })}
    >
      <p>
        <Meaning action={action} order={order} />
      </p>
    </OrderActionDialog>
  )
}

function Heading({ action }: { action: ConfirmableAction }) {
  if (action === 'cancel') return <Trans>Cancel this order?</Trans>
  return action === 'split' ? <Trans>Order the ready pairs separately?</Trans> : <Trans>Is your pair here?</Trans>
}

function Meaning({ action, order }: { action: ConfirmableAction; order: OrderView }) {
  if (action === 'split')
    return (
      <Trans>
        The pairs that can be made become an order of their own, with their numbers, and can be paid for. The others
        wait until they can be made.
      </Trans>
    )
  if (action === 'confirm_delivery')
    return <Trans>Then this order is done, and we won’t ask you about the parcel.</Trans>
  if (hasBeenPaid(order.stage) && order.stage !== 'paid')
    return (
      <>
        <Trans>
          Your pair is later than we said. We stop making it, and all that you paid goes back to you. Your scans and
          designs stay.
        </Trans>{' '}
        <RefundNotice order={order} />
      </>
    )
  if (hasBeenPaid(order.stage))
    return (
      <>
        <Trans>
          Printing hasn’t begun. What you paid goes back to you, and other people can have the number. Your scans and
          designs stay.
        </Trans>{' '}
        <RefundNotice order={order} />
      </>
    )
  return (
    <Trans>You haven’t paid. You owe nothing. Other people can have the number. Your scans and designs stay.</Trans>
  )
}

function Yes({ action }: { action: ConfirmableAction }) {
  if (action === 'cancel') return <Trans>Cancel the order</Trans>
  return action === 'split' ? <Trans>Order them separately</Trans> : <Trans>Yes, it’s here</Trans>
}

function No({ action }: { action: ConfirmableAction }) {
  if (action === 'cancel') return <Trans>Keep the order</Trans>
  return action === 'split' ? <Trans>Keep them together</Trans> : <Trans>Not yet</Trans>
}
