import { useLingui } from '@lingui/react/macro'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { DetectedOutcome } from '#src/features/foot-photo/detected-outcome.tsx'
import { DetectedTraceView } from '#src/features/foot-trace/detected-trace-view.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { isTraced } from './measuring-actor.ts'

/** A photo that is not measured yet. */
export function ChosenPhoto({ address }: { address: string | undefined }) {
  const { t } = useLingui()
  return address === undefined ? <span /> : <img src={address} alt={t`As you gave it, before it’s measured`} />
}

type Props = {
  scan: FootScan
  /** The traced foot whose dimensions are drawn where they were measured. */
  measured?: FootSide
}

/** The photo with what was detected in it; nothing if the file is no photo. */
export function PictureStatus({ scan, measured }: Props) {
  const { trace, photo } = scan
  if (isTraced(scan)) {
    const outcome = trace?.snapshot.context.outcome
    if (!outcome || trace.address === undefined) return null
    return <DetectedTraceView outcome={outcome} photo={trace.address} measured={measured} />
  }
  const outcome = photo?.snapshot.context.outcome
  if (!outcome || photo.address === undefined) return null
  return <DetectedOutcome outcome={outcome} photo={photo.address} />
}
