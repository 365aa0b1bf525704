import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { FootScanOutput } from '#machines/foot-scan/foot-scan.types.ts'
import { FootScanScreen } from '#src/features/foot-scan/screen/foot-scan.tsx'

type Props = {
  /** One of the people, or `new`. */
  who: string
  onEnd: (output: FootScanOutput) => void
}

/** From here somebody is always measured anew: what there is of them stands on the page before. */
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
      <FootScanScreen personId={who === 'new' ? undefined : who} isAnew onEnd={onEnd} />
    </>
  )
}
