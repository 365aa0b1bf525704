import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { hasBeenPaid } from '#domain/order/stages.ts'
import type { AskedDeed, SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { Button } from '#src/ui/button.tsx'
import { isToldChanged } from '../read/way-to-order.ts'
import { ChangeAddress } from './change-address.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ConfirmDeed } from './confirm-deed.tsx'
import { isBeingPaid } from './is-being-paid.ts'
import { MoneyWayBack } from './money-way-back.tsx'
import type { OrderDeed, OrderDeedNow } from './use-order-deed.ts'
import '#src/styles/order.css'

type Props = {
  order: SeenOrder
  actor: OrderDeed
  snapshot: OrderDeedNow
  /** What cannot be done yet, and from when it can. */
  later: ReactNode
}

const shownDeeds = ['say_it_is_here', 'split', 'change_address', 'cancel'] as const satisfies AskedDeed[]

/** What a customer may do with the order now, and what came of it. What is wanted is asked about before it is done. */
export function OrderDeeds({ order, actor, snapshot, later }: Props) {
  const { deed } = snapshot.context
  const [isOpen, isDone, isOtherwise] = (['open', 'done', 'otherwise'] as const).map((tag) => snapshot.hasTag(tag))
  const told = useRef<HTMLParagraphElement>(null)
  const allowed = shownDeeds.filter((one) => order.deeds.includes(one) && isPossible(one, order))

  const isChanged = useRouterState({ select: ({ location }) => isToldChanged(location.state, order.number) })
  const isToldHere = isDone || isOtherwise

  // What was pressed may be gone, or on another page; whoever reads continues at what came of it.
  useEffect(() => {
    if (isToldHere || isChanged) told.current?.focus()
  }, [isToldHere, isChanged])

  return (
    <>
      <p ref={told} className="order-told" role="status" tabIndex={-1}>
        {isChanged && !isToldHere && (
          <Trans>The design of the pair is changed. The workshop checks it before you pay.</Trans>
        )}
        {isDone && <Done deed={deed} order={order} />}
        {isOtherwise && <Trans>That’s no longer possible. This is the order as it is now.</Trans>}
      </p>
      {allowed.length > 0 && (
        <ul className="order-ways">
          {allowed.map((one) => (
            <li key={one}>
              <Button
                look={one === 'say_it_is_here' ? 'verb' : 'quiet'}
                aria-haspopup="dialog"
                onClick={() => actor.send({ type: 'deed.wanted', deed: one })}
              >
                <Name deed={one} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {later}
      {isOpen && deed === 'change_address' && <ChangeAddress {...{ order, actor, snapshot }} />}
      {isOpen && deed === 'change_email' && <ChangeEmail {...{ order, actor, snapshot }} />}
      {isOpen && (deed === 'cancel' || deed === 'split' || deed === 'say_it_is_here') && (
        <ConfirmDeed {...{ order, actor, snapshot, deed }} />
      )}
    </>
  )
}

/** As far as more than its stage decides it. */
function isPossible(deed: AskedDeed, order: SeenOrder): boolean {
  if (deed === 'cancel') return !isBeingPaid(order)
  return deed !== 'split' || mayBeSplit(order)
}

/** As the shop splits: every pair is checked, and some can be made. */
function mayBeSplit({ kind, pairs }: SeenOrder): boolean {
  const found = new Set(pairs.map(({ checked }) => checked))
  return kind === 'sale' && !found.has('waiting') && found.has('passed') && found.has('failed')
}

function Name({ deed }: { deed: AskedDeed }) {
  if (deed === 'say_it_is_here') return <Trans>It’s here</Trans>
  if (deed === 'split') return <Trans>Order the ready pairs separately</Trans>
  if (deed === 'change_address') return <Trans>Change the delivery address</Trans>
  return <Trans>Cancel the order</Trans>
}

function Done({ deed, order }: { deed: AskedDeed | undefined; order: SeenOrder }) {
  const { email } = order
  if (deed === 'say_it_is_here') return <Trans>Thank you. We’ve noted that it’s here.</Trans>
  if (deed === 'split')
    return <Trans>The ready pairs are an order of their own now. We’ve e-mailed you how to pay for it.</Trans>
  if (deed === 'change_address') return <Trans>The order goes to the new address. We’ve sent you an e-mail.</Trans>
  if (deed === 'change_email') return <Trans>News of this order goes to {email} now.</Trans>
  return hasBeenPaid(order.stage) ? (
    <>
      <Trans>The order is cancelled. What you paid goes back to you.</Trans> <MoneyWayBack order={order} />
    </>
  ) : (
    <Trans>The order is cancelled. You owe nothing.</Trans>
  )
}
