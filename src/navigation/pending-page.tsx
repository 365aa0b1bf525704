import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** Shown when a page takes longer than a moment to come. */
export function PendingPage() {
  return (
    <div className="screen">
      <p className="visually-hidden" role="status">
        <Trans>Loading the page</Trans>
      </p>
      <Skeleton lines={4} />
    </div>
  )
}
