import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { usePayment } from '#src/features/payment-reminder/use-payment.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import type { OrderNow } from './use-order.ts'

/** The one thing to do next. When it is not known how the order stands, there is none but to measure. */
export function NextStep({ order }: { order: OrderNow }) {
  return (
    <section className="next-step" aria-labelledby="next-step">
      <h2 id="next-step">
        <Trans>What comes next</Trans>
      </h2>
      {order.kind === 'loading' ? <Skeleton lines={2} /> : <Step order={order} />}
    </section>
  )
}

function Step({ order }: { order: OrderNow }) {
  if (order.kind === 'ready_to_pay') return <Pay link={order.link} />
  if (order.kind === 'on_its_way')
    return (
      <>
        <p>
          <Trans>You have a pair that’s paid for and not yet delivered.</Trans>
        </p>
        <WayOn to="/profile/order">
          <Trans>See its status</Trans>
        </WayOn>
      </>
    )
  return (
    <>
      <p>
        <Trans>Every pair begins with your feet. Measure them at home with a phone, or let us do it in a store.</Trans>
      </p>
      <WayOn to="/get-foot-scan">
        <Trans>Measure your feet</Trans>
      </WayOn>
    </>
  )
}

function Pay({ link }: { link: string }) {
  const { isBusy, fault, pay } = usePayment(link, useRouter())
  return (
    <>
      <p>
        <Trans>The workshop has checked your scan. Printing starts after you’ve paid; your order shows when.</Trans>
      </p>
      {fault && (
        <Notice tone="wrong" isNews>
          {fault === 'refused' ? (
            <Trans>We couldn’t open the payment page. Your order is safe. Please write to us.</Trans>
          ) : (
            <Trans>We couldn’t reach the shop. Your order is safe. Please try again in a moment.</Trans>
          )}
        </Notice>
      )}
      <Button isBusy={isBusy} onClick={pay}>
        <Trans>Pay now</Trans>
      </Button>
    </>
  )
}
