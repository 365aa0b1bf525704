import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Sign } from './sign.tsx'

type Props = {
  what: ReactNode
  code: string
  onRetry: () => void
  /** Replaces the default reassurance where more specific advice is possible. */
  safe?: ReactNode
}

/**
 * Shown when a part of a page could not be loaded: what happened, that nothing is lost, and a retry button.
 */
export function ErrorCard({ what, code, onRetry, safe }: Props) {
  return (
    <div className="error-card" role="alert" data-code={code}>
      <Sign tone="error" />
      <div>
        <strong>{what}</strong>
        <p>{safe ?? <Trans>Nothing you entered is lost. Please try again in a moment.</Trans>}</p>
        <Button look="quiet" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  )
}
