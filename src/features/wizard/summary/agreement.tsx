import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { makingVersion, makingWords } from '#domain/design/making-words.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'

/** The yes to making the pair, word for word as it is kept, and the one way on. */
export function Agreement() {
  const { i18n } = useLingui()
  const language = useLanguage()
  const hasAgreed = useWizard(({ context }) => context.hasAgreed)
  const isMissing = useWizard(({ context }) => context.isAgreementMissing)
  const fault = useWizard(({ context }) => context.cartFault?.code)
  const isAdding = useWizard((snapshot) => snapshot.hasTag('adding'))
  const send = useWizardSend()
  return (
    <>
      <Checkbox
        label={makingWords(makingVersion, language)}
        checked={hasAgreed}
        onChange={({ target }) => send({ type: 'agreement.given', hasAgreed: target.checked })}
        error={isMissing && <Trans>Please say yes before you add the pair.</Trans>}
      />
      {fault !== undefined && (
        <Notice tone="wrong" isNews>
          {fault in errorMessages ? (
            i18n._(errorMessages[fault as keyof typeof errorMessages])
          ) : (
            <Trans>The shop didn’t take this pair into the cart.</Trans>
          )}
        </Notice>
      )}
      <div className="wizard-action">
        <Button isBusy={isAdding} onClick={() => send({ type: 'cart.wanted' })}>
          <Trans>Add to cart</Trans>
        </Button>
      </div>
    </>
  )
}
