import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { Quote } from '#domain/price/quote.ts'
import type { CheckoutEvent, CheckoutLine, Difference } from '#machines/checkout/checkout.types.ts'
import { JoinWaitlist } from '#src/features/edition/join-waitlist.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { moneyText } from '#src/ui/money-text.ts'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { MendScans } from './mend-scans.tsx'

type Props = {
  difference: Difference
  lines: readonly CheckoutLine[]
  quote: Quote
  isBusy: boolean
  /** Why the chosen resolution failed. */
  error: string | undefined
  send: (event: CheckoutEvent) => void
}

/**
 * Something differs from what the customer saw: nothing is ordered, everything typed is preserved, and the customer
 * decides.
 */
export function DecideDifference({ difference, lines, quote, isBusy, error, send }: Props) {
  return (
    <Dialog isOpen heading={<Heading difference={difference} />} onClose={() => send({ type: 'difference.left' })}>
      <p>
        <Said difference={difference} quote={quote} />
      </p>
      {difference.code === 'cart_lines_blocked' && (
        <MendScans lines={lines.filter(({ id }) => difference.lines.includes(id))} />
      )}
      {isSoldOut(difference) && <JoinWaitlist onNumbers={() => send({ type: 'difference.left' })} />}
      {error !== undefined && (
        <Notice tone="error" isLive>
          {error}
        </Notice>
      )}
      <div className="actions">
        <DifferenceActions
          difference={difference}
          isBusy={isBusy}
          accept={() => send({ type: 'difference.accepted' })}
        />
        <Button look="quiet" onClick={() => send({ type: 'difference.left' })}>
          <Trans>Back to the order</Trans>
        </Button>
      </div>
    </Dialog>
  )
}

function Heading({ difference }: { difference: Difference }) {
  const { code } = difference
  if (code === 'price_changed') return <Trans>The price has changed</Trans>
  if (code === 'terms_changed') return <Trans>Our terms have changed</Trans>
  if (code === 'cart_changed') return <Trans>Your cart has changed</Trans>
  if (code === 'cart_lines_blocked') return <Trans>A pair can’t be ordered as it is</Trans>
  if (isSoldOut(difference)) return <Trans>The edition is sold out</Trans>
  if (code === 'too_few_numbers') return <Trans>Too few numbers are left</Trans>
  if (code === 'order_exists') return <Trans>You have an order already</Trans>
  return <Trans>We don’t deliver there yet</Trans>
}

function Said({ difference, quote }: Pick<Props, 'difference' | 'quote'>) {
  const { i18n } = useLingui()
  if (difference.code === 'price_changed') {
    const { currency, total_minor } = difference.price
    const [now, before] = [
      moneyText(total_minor, currency as Quote['currency'], i18n.locale),
      moneyText(quote.totalMinor, quote.currency, i18n.locale),
    ]
    return (
      <Trans>
        It’s {now} now instead of {before}. Nothing has been ordered yet.
      </Trans>
    )
  }
  if (difference.code === 'terms_changed')
    return <Trans>Please read them before you order. Nothing has been ordered yet.</Trans>
  if (difference.code === 'cart_changed')
    return <Trans>It was changed in another window. Look at it again; what you typed stays here.</Trans>
  if (difference.code === 'cart_lines_blocked')
    return (
      <Trans>
        The shop no longer has its scan, or can’t make shoes by it. Measure these feet again: the design stays as it is.
      </Trans>
    )
  if (difference.code === 'too_few_numbers') {
    const { left } = difference
    return left === 0 ? (
      <Trans>Your pairs stay in the cart. You can join the waiting list and hear when a number comes free.</Trans>
    ) : (
      <Plural
        value={left}
        one="Only # number of the edition is left. Order fewer pairs, and save the others for later."
        other="Only # numbers of the edition are left. Order fewer pairs, and save the others for later."
      />
    )
  }
  if (difference.code === 'order_exists')
    return <Trans>You can look at it, or order this pair beside it. Nothing has been ordered yet.</Trans>
  return <Trans>Choose another country for the delivery. What you typed stays here.</Trans>
}

function DifferenceActions({
  difference: { code },
  isBusy,
  accept,
}: {
  difference: Difference
  isBusy: boolean
  accept: () => void
}) {
  if (code === 'price_changed')
    return (
      <Button onClick={accept}>
        <Trans>Use the new price</Trans>
      </Button>
    )
  if (code === 'terms_changed')
    return (
      <>
        <Button onClick={accept}>
          <Trans>I’ve read the new terms</Trans>
        </Button>
        <NextLink to="/terms-and-conditions" quiet>
          <Trans>Read the terms</Trans>
        </NextLink>
      </>
    )
  if (code === 'cart_changed')
    return (
      <Button onClick={accept}>
        <Trans>Show the cart as it is now</Trans>
      </Button>
    )
  if (code === 'order_exists')
    return (
      <>
        <Button isBusy={isBusy} onClick={accept}>
          <Trans>Order this pair as well</Trans>
        </Button>
        <NextLink to="/order-exists" quiet>
          <Trans>See the other order</Trans>
        </NextLink>
      </>
    )
  if (code === 'not_shipping') return null
  return (
    <NextLink to="/cart" quiet={code === 'cart_lines_blocked'}>
      <Trans>Go to the cart</Trans>
    </NextLink>
  )
}

function isSoldOut(difference: Difference): boolean {
  return difference.code === 'too_few_numbers' && difference.left === 0
}
