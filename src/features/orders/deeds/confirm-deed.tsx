import { Trans } from '@lingui/react/macro'
import { hasBeenPaid } from '#domain/order/stages.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { DeedDialog } from './deed-dialog.tsx'
import { MoneyWayBack } from './money-way-back.tsx'
import type { OrderDeed, OrderDeedNow } from './use-order-deed.ts'

type Asked = 'cancel' | 'split' | 'say_it_is_here'
type Props = { order: SeenOrder; actor: OrderDeed; snapshot: OrderDeedNow; deed: Asked }

/** What takes nothing but a yes, with what it means. */
export function ConfirmDeed({ order, actor, snapshot, deed }: Props) {
  return (
    <DeedDialog
      {...{ actor, snapshot }}
      heading={<Heading deed={deed} />}
      yes={<Yes deed={deed} />}
      no={<No deed={deed} />}
      onYes={() => actor.send({ type: 'deed.confirmed', wish: { deed } })}
    >
      <p>
        <Meaning deed={deed} order={order} />
      </p>
    </DeedDialog>
  )
}

function Heading({ deed }: { deed: Asked }) {
  if (deed === 'cancel') return <Trans>Cancel this order?</Trans>
  return deed === 'split' ? <Trans>Order the ready pairs separately?</Trans> : <Trans>Is your pair here?</Trans>
}

function Meaning({ deed, order }: { deed: Asked; order: SeenOrder }) {
  if (deed === 'split')
    return (
      <Trans>
        The pairs that can be made become an order of their own, with their numbers, and can be paid for. The others
        wait until they can be made.
      </Trans>
    )
  if (deed === 'say_it_is_here') return <Trans>Then this order is done, and we won’t ask you about the parcel.</Trans>
  if (hasBeenPaid(order.stage) && order.stage !== 'paid')
    return (
      <>
        <Trans>
          Your pair is later than we said. We stop making it, and all that you paid goes back to you. Your scans and
          designs stay.
        </Trans>{' '}
        <MoneyWayBack order={order} />
      </>
    )
  if (hasBeenPaid(order.stage))
    return (
      <>
        <Trans>
          Printing hasn’t begun. What you paid goes back to you, and other people can have the number. Your scans and
          designs stay.
        </Trans>{' '}
        <MoneyWayBack order={order} />
      </>
    )
  return (
    <Trans>You haven’t paid. You owe nothing. Other people can have the number. Your scans and designs stay.</Trans>
  )
}

function Yes({ deed }: { deed: Asked }) {
  if (deed === 'cancel') return <Trans>Cancel the order</Trans>
  return deed === 'split' ? <Trans>Order them separately</Trans> : <Trans>Yes, it’s here</Trans>
}

function No({ deed }: { deed: Asked }) {
  if (deed === 'cancel') return <Trans>Keep the order</Trans>
  return deed === 'split' ? <Trans>Keep them together</Trans> : <Trans>Not yet</Trans>
}
