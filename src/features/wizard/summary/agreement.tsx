import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { makingVersion, makingWords } from '#domain/design/making-words.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { useHeldReload } from '#src/page/use-held-reload.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { PairInCart } from './pair-in-cart.tsx'
import { useCartFaultText } from './use-cart-fault-text.ts'

/** The yes to making the pair, word for word as it is kept, and the one way on. */
export function Agreement() {
  const language = useLanguage()
  const faultText = useCartFaultText()
  const hasAgreed = useWizard(({ context }) => context.hasAgreed)
  const isMissing = useWizard(({ context }) => context.isAgreementMissing)
  const fault = useWizard(({ context }) => context.cartFault?.code)
  const isAdding = useWizard((snapshot) => snapshot.hasTag('adding'))
  const send = useWizardSend()
  // A yes is to this page, and lasts no longer.
  useHeldReload(hasAgreed)
  const box = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isMissing) box.current?.focus()
  }, [isMissing])

  function add(): void {
    send({ type: 'cart.wanted' })
    // Pressed again without a yes, the question is come back to as well.
    if (!hasAgreed) box.current?.focus()
  }

  return (
    <>
      <PairInCart />
      <Checkbox
        ref={box}
        label={makingWords(makingVersion, language)}
        checked={hasAgreed}
        onChange={({ target }) => send({ type: 'agreement.given', hasAgreed: target.checked })}
        error={isMissing && <Trans>Please confirm this before you add the pair.</Trans>}
      />
      {fault !== undefined && (
        <Notice tone="wrong" isNews>
          <p>{faultText(fault)}</p>
          {fault === 'cart_full' && (
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
