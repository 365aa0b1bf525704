import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Where we don't deliver, there is a list to hear of it when we do. What was chosen stays. */
export function NotDelivered() {
  const { country } = useRouter().options.context
  return (
    <Notice tone="caution" heading={<Trans>We don’t deliver to your country yet</Trans>}>
      <p>
        <Trans>Your design is saved. Join the list and we’ll e-mail you once, when we deliver there.</Trans>
      </p>
      <Button onClick={() => country.choose()}>
        <Trans>Join the list, or choose another country</Trans>
      </Button>
    </Notice>
  )
}
