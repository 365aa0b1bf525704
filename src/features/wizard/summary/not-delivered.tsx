import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useWizard } from '../view/step-view.ts'
import { useNameInSentence } from './use-name-in-sentence.ts'

/** Where we don't deliver, offers a list to be notified when we do. The design stays. */
export function NotDelivered() {
  const { country } = useRouter().options.context
  const name = useNameInSentence(useWizard(({ context }) => context.country))
  const heading = name ? (
    <Trans>We don’t deliver to {name} yet</Trans>
  ) : (
    <Trans>We don’t deliver to your country yet</Trans>
  )
  return (
    <Notice tone="caution" heading={heading}>
      <p>
        <Trans>Your design is saved. Join the list and we’ll e-mail you once, when we deliver there.</Trans>
      </p>
      <div className="actions">
        <Button onClick={() => country.join()}>
          <Trans>Join the list</Trans>
        </Button>
        <Button look="quiet" onClick={() => country.choose()}>
          <Trans>Choose another country</Trans>
        </Button>
      </div>
    </Notice>
  )
}
