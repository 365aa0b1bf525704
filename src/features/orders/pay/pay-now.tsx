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
import { useDeadlineText } from './use-deadline-text.ts'
import { usePayTroubleText } from './use-pay-trouble-text.ts'
import type { Payment, PaymentNow } from './use-payment.ts'

const { holdMinutes } = settings.paying

type Props = { order: SeenOrder; isLeft: boolean; actor: Payment; snapshot: PaymentNow }

/** The one button that pays, by what its payer has done so far. */
export function PayNow({ order, isLeft, actor, snapshot }: Props) {
  const { i18n } = useLingui()
  const troubleText = usePayTroubleText()
  const { trouble } = snapshot.context
  const isWaiting = snapshot.hasTag('waiting')
  if (snapshot.hasTag('following')) return <Following isLate={snapshot.hasTag('late')} />
  const amount = moneyInSentence(order.total_minor, order.currency, i18n.locale)
  return (
    <>
      {isLeft && <NotPaid order={order} />}
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

/** The one host that payments of this shop lead to stands first. */
async function readHost(wire: Wire, signal: AbortSignal): Promise<string | undefined> {
  const state = await wire(endpoints.shopState, undefined, { signal })
  return state.ok ? state.value.payment_hosts[0] : undefined
}

function WhereTo() {
  const [host] = useRead(readHost)
  if (host === undefined)
    return <Trans>You leave for the page of our payment partner. We hold the order for {holdMinutes} minutes.</Trans>
  return (
    <Trans>
      You leave for {host}. While you pay, we hold the order for {holdMinutes} minutes.
    </Trans>
  )
}

/** Nothing but the order itself says that it is paid. */
function Following({ isLate }: { isLate: boolean }) {
  return (
    <Notice isNews heading={<Trans>We’re waiting for the confirmation of your payment</Trans>}>
      {isLate ? (
        <Trans>It can take some minutes. We’ll e-mail you once it’s here. You can leave this page.</Trans>
      ) : (
        <Trans>This page shows it by itself.</Trans>
      )}
    </Notice>
  )
}

function NotPaid({ order: { kept_until: keptUntil } }: { order: SeenOrder }) {
  const deadlineText = useDeadlineText()
  return (
    <Notice isNews heading={<Trans>You haven’t paid</Trans>}>
      {keptUntil !== null && <Until until={deadlineText(keptUntil)} />}
    </Notice>
  )
}

function Until({ until }: { until: string }) {
  return <Trans>We hold the order until {until}.</Trans>
}
