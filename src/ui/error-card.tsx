import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type Props = { what: ReactNode; code: string; onRetry: () => void }

/** A part of a page that could not be fetched: what happened, that nothing is lost, and another try. */
export function ErrorCard({ what, code, onRetry }: Props) {
  return (
    <div className="error-card" role="alert" data-code={code}>
      <strong>{what}</strong>
      <p>
        <Trans>Nothing you did is lost. Try again in a moment.</Trans>
      </p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </div>
  )
}
