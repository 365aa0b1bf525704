import { Trans, useLingui } from '@lingui/react/macro'
import * as endpoints from '#domain/contract/endpoints.ts'
import { settings } from '#domain/settings.ts'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import type { Wire } from '#src/api/wire.ts'
import { Button } from '#src/ui/button.tsx'
import { moneyInSentence } from '#src/ui/money-text.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Waiting } from '../deeds/deed-dialog.tsx'
import { useRead } from '../read/use-read.ts'
import { usePayTroubleText } from './use-pay-trouble-text.ts'
import type { Payment, PaymentNow } from './use-payment.ts'

const { holdMinutes } = settings.paying

type Props = { order: SeenOrder; actor: Payment; snapshot: PaymentNow }

/** The one button that pays. */
export function PayNow({ order, actor, snapshot }: Props) {
  const { i18n } = useLingui()
  const troubleText = usePayTroubleText()
  const { trouble } = snapshot.context
  const isWaiting = snapshot.hasTag('waiting')
  const amount = moneyInSentence(order.total_minor, order.currency, i18n.locale)
  return (
    <>
      <Button isBusy={snapshot.hasTag('busy')} onClick={() => actor.send({ type: 'payment.wanted' })}>
        <Trans>Pay {amount} now</Trans>
      </Button>
      <div role="status">
        {isWaiting && <Waiting isUnheard={false} />}
        {snapshot.hasTag('otherwise') && <Trans>That’s no longer possible. This is the order as it is now.</Trans>}
      </div>
      {isWaiting && (
        <Button look="quiet" onClick={() => actor.send({ type: 'payment.taken_back' })}>
          <Trans>Don’t wait</Trans>
        </Button>
      )}
      {trouble && (
        <Notice tone="wrong" isNews>
          {troubleText(trouble)}
        </Notice>
      )}
      <p className="small quiet">
        <WhereTo />
      </p>
    </>
  )
}

type Where = { readonly host: string | undefined; readonly isRehearsed: boolean }

/** The one host that payments of this shop lead to stands first. A demo without one has a page of its own. */
async function readWhere(wire: Wire, signal: AbortSignal): Promise<Where> {
  const state = await wire(endpoints.shopState, undefined, { signal })
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
