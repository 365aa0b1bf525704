import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { quote } from '#domain/price/quote.ts'
import { PriceLines } from '#src/features/designs/choose/price-lines.tsx'
import { EditionCount } from '#src/features/edition/edition-count.tsx'
import { DesignsHere } from '../designs/designs-here.tsx'
import { usePairChange } from '../order/use-pair-change.ts'
import { useWizard } from '../view/step-view.ts'
import { Agreement } from './agreement.tsx'
import { ChangeOrder } from './change-order.tsx'
import { InCart } from './in-cart.tsx'
import { MissingHere } from './missing-here.tsx'
import { NotDelivered } from './not-delivered.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ReturnTerms } from './return-terms.tsx'
import { WhenItComes } from './when-it-comes.tsx'
import '#src/styles/pair.css'

/**
 * The order summary for the workshop; next to it the price, the delivery date, the terms and the button to the cart.
 */
export function SummaryStep({ missing }: { missing: ReactNode }) {
  const isIncomplete = useWizard((snapshot) => snapshot.hasTag('incomplete'))
  const isNotDelivered = useWizard((snapshot) => snapshot.hasTag('not-delivered'))
  const isInCart = useWizard((snapshot) => snapshot.hasTag('in-cart'))
  const change = usePairChange()
  const quoted = quote(
    useWizard(({ context }) => context.country),
    1,
  )
  return (
    <>
      <DesignsHere />
      <div className="summary-columns">
        <OrderSummary />
        <div className="summary-beside">
          {isIncomplete && <MissingHere missing={missing} />}
          {isNotDelivered && <NotDelivered />}
          {!isIncomplete && !isNotDelivered && change && <ChangeOrder key={change.number} change={change} />}
          {!isIncomplete && !isNotDelivered && !change && (
            <>
              <section>
                <h2>
                  <Trans>Price</Trans>
                </h2>
                {quoted.ok && <PriceLines quote={quoted.value} />}
                <EditionCount />
              </section>
              <section>
                <h2>
                  <Trans>When it comes</Trans>
                </h2>
                <WhenItComes />
              </section>
              <section>
                <h2>
                  <Trans>If you change your mind</Trans>
                </h2>
                <ReturnTerms />
              </section>
              {isInCart ? <InCart /> : <Agreement />}
            </>
          )}
        </div>
      </div>
    </>
  )
}
