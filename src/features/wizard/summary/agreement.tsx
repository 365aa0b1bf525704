import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { AgreementBox } from './agreement-box.tsx'
import { PairInCart } from './pair-in-cart.tsx'
import { useAddToCartErrorText } from './use-add-to-cart-error-text.ts'

/** The consent to making the pair, and the main action. */
export function Agreement() {
  const errorText = useAddToCartErrorText()
  const hasAgreed = useWizard(({ context }) => context.hasAgreed)
  const isMissing = useWizard(({ context }) => context.isAgreementMissing)
  const error = useWizard(({ context }) => context.cartError?.code)
  const isAdding = useWizard((snapshot) => snapshot.hasTag('adding'))
  const send = useWizardSend()
  const box = useRef<HTMLInputElement>(null)

  function add(): void {
    send({ type: 'cart.wanted' })
    // Pressing again without consent focuses the checkbox again.
    if (!hasAgreed) box.current?.focus()
  }

  return (
    <>
      <PairInCart />
      <AgreementBox
        ref={box}
        isMissing={isMissing}
        missing={<Trans>Please confirm this before you add the pair.</Trans>}
      />
      {error !== undefined && (
        <Notice tone="error" isLive>
          <p>{errorText(error)}</p>
          {error === 'cart_full' && (
            <Link to="/cart" className="text-link text-link-alone">
              <Trans>Go to the cart</Trans>
            </Link>
          )}
        </Notice>
      )}
      <div className="wizard-action">
        <Button isBusy={isAdding} onClick={add}>
          <Trans>Add to cart</Trans>
        </Button>
        <p className="small quiet">
          <Trans>You order later, in the cart.</Trans>
        </p>
      </div>
    </>
  )
}
