import { Trans } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { hasBeenPaid } from '#domain/order/stages.ts'
import type { OrderActionKind, OrderView } from '#machines/order-action/order-action.types.ts'
import { Button } from '#src/ui/button.tsx'
import { isChangeAnnounced } from '../read/order-destination.ts'
import { ChangeAddress } from './change-address.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ConfirmOrderAction } from './confirm-order-action.tsx'
import { isBeingPaid } from './is-being-paid.ts'
import { RefundNotice } from './refund-method.tsx'
import type { OrderActionActor, OrderActionSnapshot } from './use-order-action.ts'
import '#src/styles/order.css'

type Props = {
  order: OrderView
  actor: OrderActionActor
  snapshot: OrderActionSnapshot
  /** Explains actions that are not possible yet, and when they will be. */
  later: ReactNode
}

const shownActions = ['confirm_delivery', 'split', 'change_address', 'cancel'] as const satisfies OrderActionKind[]

/** The actions a customer may take on the order, and their result. Each action is confirmed before it runs. */
export function OrderActions({ order, actor, snapshot, later }: Props) {
  const { action } = snapshot.context
  const [isOpen, isDone, isConflict] = (['open', 'done', 'conflict'] as const).map((tag) => snapshot.hasTag(tag))
  const statusRef = useRef<HTMLParagraphElement>(null)
  const allowed = shownActions.filter((one) => order.actions.includes(one) && isPossible(one, order))

  const isChanged = useRouterState({ select: ({ location }) => isChangeAnnounced(location.state, order.number) })
  const isShownInPlace = isDone || isConflict

  // The pressed button may have gone, or the page may have changed: focus moves to the result.
  useEffect(() => {
    if (isShownInPlace || isChanged) statusRef.current?.focus()
  }, [isShownInPlace, isChanged])

  return (
    <>
      <p ref={statusRef} className="order-notice" role="status" tabIndex={-1}>
        {isChanged && !isShownInPlace && (
          <Trans>The design of the pair is changed. The workshop checks it before you pay.</Trans>
        )}
        {isDone && <Done action={action} order={order} />}
        {isConflict && <Trans>That’s no longer possible. This is the order as it is now.</Trans>}
      </p>
      {allowed.length > 0 && (
        <ul className="order-actions">
          {allowed.map((one) => (
            <li key={one}>
              <Button
                look={one === 'confirm_delivery' ? 'verb' : 'quiet'}
                aria-haspopup="dialog"
                onClick={() => actor.send({ type: 'action.requested', action: one })}
              >
                <Name action={one} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {later}
      {isOpen && action === 'change_address' && <ChangeAddress {...{ order, actor, snapshot }} />}
      {isOpen && action === 'change_email' && <ChangeEmail {...{ order, actor, snapshot }} />}
      {isOpen && (action === 'cancel' || action === 'split' || action === 'confirm_delivery') && (
        <ConfirmOrderAction {...{ order, actor, snapshot, action }} />
      )}
    </>
  )
}

/** Checks the conditions of an action beyond the order's stage. */
function isPossible(action: OrderActionKind, order: OrderView): boolean {
  if (action === 'cancel') return !isBeingPaid(order)
  return action !== 'split' || mayBeSplit(order)
}

/** The server's rule for splitting: every pair is checked, and at least one can be made and one cannot. */
function mayBeSplit({ kind, pairs }: OrderView): boolean {
  const found = new Set(pairs.map(({ checked }) => checked))
  return kind === 'sale' && !found.has('waiting') && found.has('passed') && found.has('failed')
}

function Name({ action }: { action: OrderActionKind }) {
  if (action === 'confirm_delivery') return <Trans>It’s here</Trans>
  if (action === 'split') return <Trans>Order the ready pairs separately</Trans>
  if (action === 'change_address') return <Trans>Change the delivery address</Trans>
  return <Trans>Cancel the order</Trans>
}

function Done({ action, order }: { action: OrderActionKind | undefined; order: OrderView }) {
  const { email } = order
  if (action === 'confirm_delivery') return <Trans>Thank you. We’ve noted that it’s here.</Trans>
  if (action === 'split')
    return <Trans>The ready pairs are an order of their own now. We’ve e-mailed you how to pay for it.</Trans>
  if (action === 'change_address') return <Trans>The order goes to the new address. We’ve sent you an e-mail.</Trans>
  if (action === 'change_email') return <Trans>News of this order goes to {email} now.</Trans>
  return hasBeenPaid(order.stage) ? (
    <>
      <Trans>The order is cancelled. What you paid goes back to you.</Trans> <RefundNotice order={order} />
    </>
  ) : (
    <Trans>The order is cancelled. You owe nothing.</Trans>
  )
}
