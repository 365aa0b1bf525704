import { Trans } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { OrderActionActor, OrderActionSnapshot } from './use-order-action.ts'
import { useOrderActionErrorText } from './use-order-action-error-text.ts'
import '#src/styles/order.css'

type Props = {
  heading: ReactNode
  actor: OrderActionActor
  snapshot: OrderActionSnapshot
  children: ReactNode
  yes: ReactNode
  no: ReactNode
  onYes: () => void
}

/**
 * The dialog that confirms an order action and shows why it failed. While the action runs it cannot be closed or
 * submitted again.
 */
export function OrderActionDialog({ heading, actor, snapshot, children, yes, no, onYes }: Props) {
  const errorText = useOrderActionErrorText()
  const { error } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const hasPendingAction = snapshot.hasTag('waiting')

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isBusy) onYes()
  }

  return (
    <Dialog isOpen heading={heading} onClose={() => actor.send({ type: 'action.left' })}>
      <form
        className="order-question"
        noValidate
        onSubmit={submit}
        // Editing a field while an action is pending makes it a different, unconfirmed request, so the pending one is
        // dropped.
        onChange={() => actor.send({ type: 'action.undone' })}
      >
        {children}
        {error && !hasPendingAction && (
          <Notice tone="error" isLive>
            {errorText(error)}
          </Notice>
        )}
        <div role="status">
          {hasPendingAction && <PendingAction isOutcomeUnknown={snapshot.hasTag('unknownOutcome')} />}
        </div>
        <div className="actions">
          <Button type="submit" isBusy={isBusy}>
            {yes}
          </Button>
          {hasPendingAction ? (
            <Button look="quiet" onClick={() => actor.send({ type: 'action.undone' })}>
              <Trans>Don’t wait</Trans>
            </Button>
          ) : (
            <Button look="quiet" onClick={() => actor.send({ type: 'action.left' })}>
              {no}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** Offline, the action waits to be sent. If the connection broke during the request, its outcome is unknown. */
export function PendingAction({ isOutcomeUnknown }: { isOutcomeUnknown: boolean }) {
  return isOutcomeUnknown ? (
    <Notice tone="caution" heading={<Trans>We don’t know yet whether it was done</Trans>}>
      <Trans>You’re offline. We find out as soon as you’re online again. It won’t be done twice.</Trans>
    </Notice>
  ) : (
    <Notice tone="caution" heading={<Trans>It hasn’t been sent yet</Trans>}>
      <Trans>
        You’re offline. It’s sent by itself as soon as you’re online again. Leave this page open until then.
      </Trans>
    </Notice>
  )
}
