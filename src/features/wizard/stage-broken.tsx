import { Trans } from '@lingui/react/macro'
import { ErrorCard } from '#src/ui/error-card.tsx'

/** The stage crashed; the rest of the page works. */
export function StageBroken({ reset }: { reset: () => void }) {
  return (
    <ErrorCard
      what={<Trans>The picture has stopped because of a fault of ours</Trans>}
      code="UNKNOWN_ERROR"
      safe={<Trans>You can continue without it. What you’ve chosen stays.</Trans>}
      onRetry={reset}
    />
  )
}
