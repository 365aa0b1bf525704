import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { quote } from '#domain/price/quote.ts'
import { quoteAt } from '#domain/price/quote-at.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { noteCartCount } from '#src/features/cart/cart-count.ts'
import { PriceLines } from '#src/features/designs/choose/price-lines.tsx'
import { removeOrderedDesignHere } from '#src/features/designs/device/device-designs.ts'
import { PairPicture } from '#src/features/shoe-viewer/pair-words.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { storeCheckout } from './stored-checkout.ts'
import { notePlaced } from './stored-order.ts'
import { useCheckout } from './use-checkout.ts'
import '#src/styles/order.css'

/** Orders the pairs in the cart; once the order is placed, opens the confirmation page. */
export function CheckoutPage({ isCustomer, empty }: { isCustomer: boolean; empty: ReactNode }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { actor, snapshot } = useCheckout(isCustomer)
  const { draft, lines, agreed, error, placed } = snapshot.context

  useEffect(() => {
    if (!placed) return
    notePlaced(placed)
    noteCartCount(0)
    removeOrderedDesignHere(lines.map(({ configuration }) => configuration.designId))
    // `replace`, because the form of a placed order is gone: the back button leads to the cart.
    // The sent order stays stored until then: a reload that comes first finds it under the same key.
    void router.navigate({ to: '/cart/confirmation', replace: true }).then(() => storeCheckout(undefined))
  }, [placed, lines, router])

  if (snapshot.hasTag('unreached'))
    return (
      <ErrorCard
        what={i18n._(errorMessages[(error?.code ?? '') as keyof typeof errorMessages] ?? errorMessages.UNKNOWN_ERROR)}
        code={error?.code ?? 'UNKNOWN_ERROR'}
        onRetry={() => actor.send({ type: 'opening.retried' })}
      />
    )
  if (snapshot.hasTag('empty')) return empty
  if (!snapshot.hasTag('form')) return <Skeleton lines={8} />
  const quoted = quote(draft.country, Math.max(1, lines.length))
  if (!quoted.ok)
    return (
      <Notice tone="caution">
        {quoted.code === 'not_shipping' ? (
          <Trans>We don’t deliver there yet. Choose another country.</Trans>
        ) : (
          <Trans>There are more pairs in your cart than one order can have. Save some for later.</Trans>
        )}
      </Notice>
    )
  const shown = agreed.price ? quoteAt(agreed.price.total_minor, quoted.value) : quoted.value
  return (
    <div className="checkout-columns">
      <CheckoutForm actor={actor} snapshot={snapshot} isCustomer={isCustomer} quote={shown} />
      <aside className="checkout-beside">
        <div className="checkout-pairs" aria-hidden="true">
          {lines.map(({ id, configuration }) => (
            <PairPicture key={id} pair={configuration} />
          ))}
        </div>
        <PriceLines quote={shown} />
      </aside>
    </div>
  )
}
