import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { useNextStep } from '#src/features/designs/use-next-step.ts'
import { useLeaveForPayment } from '#src/features/payment-reminder/use-leave-for-payment.ts'
import { Button } from '#src/ui/button.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { OrderNow } from './use-order.ts'
import type { OwnScan } from './use-own-scan.ts'

type Props = { order: OrderNow; ownScan: OwnScan; design: ReturnType<typeof useNextStep> }

/** The customer's next step. When the state of order and scan is unknown, it is to measure. */
export function NextStep({ order, ownScan, design }: Props) {
  // The scan and the design matter only without an order, which takes precedence.
  const isLoading =
    order.kind === 'loading' || (order.kind === 'none' && (ownScan.kind === 'loading' || design === undefined))
  return (
    <section className="next-step" aria-labelledby="next-step">
      <h2 id="next-step">
        <Trans>What comes next</Trans>
      </h2>
      {isLoading ? <Skeleton lines={2} /> : <Step order={order} ownScan={ownScan} design={design} />}
    </section>
  )
}

function Step({ order, ownScan, design }: Props) {
  if (order.kind === 'ready_to_pay') return <Pay link={order.link} />
  if (order.kind === 'on_its_way' || order.kind === 'open')
    return (
      <>
        <p>
          {order.kind === 'on_its_way' ? (
            <Trans>You have a pair that’s paid for and not yet delivered.</Trans>
          ) : order.newest.stage === 'needs_attention' ? (
            <Trans>Your order needs your attention: a foot has to be measured again.</Trans>
          ) : (
            <Trans>You’ve ordered a pair. Here’s how far it is.</Trans>
          )}
        </p>
        <NextLink to="/profile/order">
          <Trans>See its status</Trans>
        </NextLink>
      </>
    )
  if (order.kind === 'none' && design === '/cart')
    return (
      <>
        <p>
          <Trans>What’s in your cart isn’t ordered yet.</Trans>
        </p>
        <NextLink to="/cart">
          <Trans>Go to the cart</Trans>
        </NextLink>
      </>
    )
  if (order.kind === 'none' && design !== undefined && design !== 'none')
    return (
      <>
        <p>
          <Trans>You’ve begun to design a pair.</Trans>
        </p>
        <NextLink to={design}>
          <Trans>Continue with your pair</Trans>
        </NextLink>
      </>
    )
  if (order.kind === 'none' && ownScan.kind === 'newest' && ownScan.scan.blockers.length === 0)
    return (
      <>
        <p>
          <Trans>Your feet are measured. Now choose what your shoes look like.</Trans>
        </p>
        <NextLink to="/tabi-gen-01/style">
          <Trans>Design a pair</Trans>
        </NextLink>
      </>
    )
  return (
    <>
      <p>
        <Trans>Every pair begins with your feet. Measure them at home with a phone, or let us do it in a store.</Trans>
      </p>
      <NextLink to="/get-foot-scan">
        <Trans>Measure your feet</Trans>
      </NextLink>
    </>
  )
}

function Pay({ link }: { link: string }) {
  const { isBusy, error, pay } = useLeaveForPayment(link, useRouter())
  return (
    <>
      <p>
        <Trans>The workshop has checked your scan. Printing starts after you’ve paid; your order shows when.</Trans>
      </p>
      {error && (
        <Notice tone="error" isLive>
          {error === 'refused' ? (
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
