import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { FootScanOutput } from '#machines/foot-scan/foot-scan.types.ts'
import { footScanMessages } from '#src/features/foot-scan/screen/foot-scan-messages.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

const load = () => import('#src/features/foot-scan/screen/foot-scan-steps.tsx')

type Props = {
  /** The ID of a person, or `new`. */
  who: string
  onEnd: (output: FootScanOutput) => void
}

/** Always starts a new measurement: existing scans are shown on the page before. */
export function MeasureSomebody({ who, onEnd }: Props) {
  return (
    <>
      <p className="back-to-scans">
        <Link
          to="/profile/mobile_scan"
          search={who === 'new' ? {} : { person: who }}
          className="text-link text-link-alone"
        >
          <Trans>Back to your scans</Trans>
        </Link>
      </p>
      <Lazy load={load} messages={footScanMessages} fallback={<Skeleton lines={8} />}>
        {({ FootScanSteps }) => <FootScanSteps personId={who === 'new' ? undefined : who} isRemeasure onEnd={onEnd} />}
      </Lazy>
    </>
  )
}
