import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import type { shoeViewerMachine } from '#machines/shoe-viewer/shoe-viewer.machine.ts'
import type { MakePairError } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { shoeWords } from './shoe-words.ts'
import { useShoeErrorText } from './use-shoe-error-text.ts'
import '#src/styles/pair.css'

type Props = { snapshot: SnapshotFrom<typeof shoeViewerMachine>; onRetry: () => void }

/** Everything that failed. */
export function StageStatusMessage({ snapshot, onRetry }: Props) {
  const { error, pair } = snapshot.context
  return (
    <div className="stage-status">
      {snapshot.hasTag('map-broken') && (
        <ErrorCard
          what={<Trans>We couldn’t measure the room around the feet.</Trans>}
          safe={<Trans>The pair and its measurements are still here. Please try again.</Trans>}
          code="map"
          onRetry={onRetry}
        />
      )}
      {error && <ShoeErrorNotice error={error} hasOlder={pair !== undefined} />}
      {snapshot.hasTag('broken') && (
        <ErrorCard
          what={<Trans>We couldn’t finish the 3D model.</Trans>}
          safe={<Trans>Nothing you entered is lost. Please try again in a moment.</Trans>}
          code="broken"
          onRetry={onRetry}
        />
      )}
      {snapshot.hasTag('picture-missing') && (
        <ErrorCard
          what={<Trans>The 3D view couldn’t load.</Trans>}
          safe={<Trans>Your 3D model is ready but can’t be shown. Check your connection and try again.</Trans>}
          code="missing"
          onRetry={onRetry}
        />
      )}
      {snapshot.hasTag('picture-impossible') && (
        <Notice heading={<Trans>This browser can’t show 3D</Trans>}>
          <Trans>
            Your 3D model is ready but can’t be turned here. Room and Cut show it as drawings, and the tables below show
            its measurements.
          </Trans>
        </Notice>
      )}
      {snapshot.hasTag('picture-lost') && (
        <Notice tone="caution" isLive>
          <Trans>
            Your device has paused the 3D view for a moment. The tables below show the measurements of the shoes.
          </Trans>
        </Notice>
      )}
    </div>
  )
}

function ShoeErrorNotice({ error, hasOlder }: { error: MakePairError; hasOlder: boolean }) {
  const { i18n } = useLingui()
  const errorText = useShoeErrorText()
  return (
    <Notice tone="error" isLive heading={i18n._(shoeWords[error.side])}>
      <span data-code={error.code}>{errorText(error)}</span>
      {hasOlder && (
        <p>
          <Trans>You’re seeing the previous pair.</Trans>
        </p>
      )}
    </Notice>
  )
}
