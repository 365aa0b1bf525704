import { Trans, useLingui } from '@lingui/react/macro'
import { shopState } from '#domain/contract/shop.ts'
import { settings } from '#domain/settings.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import type { ApiClient } from '#src/api/api.ts'
import { Button } from '#src/ui/button.tsx'
import { moneyInSentence } from '#src/ui/money-text.ts'
import { Notice } from '#src/ui/notice.tsx'
import { PendingAction } from '../actions/order-action-dialog.tsx'
import { useRead } from '../order-by-link/use-loaded-value.ts'
import type { Payment, PaymentNow } from './use-order-payment.ts'
import { usePaymentErrorText } from './use-payment-error-text.ts'

const { holdMinutes } = settings.paying

type Props = { order: OrderView; actor: Payment; snapshot: PaymentNow }

/** The one button that starts the payment. */
export function PayNow({ order, actor, snapshot }: Props) {
  const { i18n } = useLingui()
  const errorText = usePaymentErrorText()
  const { error } = snapshot.context
  const isPaymentPending = snapshot.hasTag('waiting')
  const amount = moneyInSentence(order.total_minor, order.currency, i18n.locale)
  return (
    <>
      <Button isBusy={snapshot.hasTag('busy')} onClick={() => actor.send({ type: 'payment.wanted' })}>
        <Trans>Pay {amount} now</Trans>
      </Button>
      <div role="status">
        {isPaymentPending && <PendingAction isOutcomeUnknown={false} />}
        {snapshot.hasTag('conflict') && <Trans>That’s no longer possible. This is the order as it is now.</Trans>}
      </div>
      {isPaymentPending && (
        <Button look="quiet" onClick={() => actor.send({ type: 'payment.undone' })}>
          <Trans>Don’t wait</Trans>
        </Button>
      )}
      {error && (
        <Notice tone="error" isLive>
          {errorText(error)}
        </Notice>
      )}
      <p className="small quiet">
        <WhereTo />
      </p>
    </>
  )
}

type PaymentHost = { readonly host: string | undefined; readonly isRehearsed: boolean }

/** Payment pages are on the first listed host. A demo without a payment provider has a page of its own. */
async function readWhere(api: ApiClient, signal: AbortSignal): Promise<PaymentHost> {
  const state = await api(shopState, undefined, { signal })
  const host = state.ok ? state.value.payment_hosts[0] : undefined
  return { host, isRehearsed: state.ok && state.value.mode === 'demo' && host === location.host }
}

function WhereTo() {
  const [{ host, isRehearsed } = { isRehearsed: false }] = useRead(readWhere)
  if (isRehearsed)
    return (
      <Trans>
        This leads to the demo’s own payment page, where no money moves. While you pay, we hold the order for{' '}
        {holdMinutes} minutes.
      </Trans>
    )
  if (host === undefined)
    return <Trans>You leave for the page of our payment partner. We hold the order for {holdMinutes} minutes.</Trans>
  return (
    <Trans>
      You leave for {host}. While you pay, we hold the order for {holdMinutes} minutes.
    </Trans>
  )
}
