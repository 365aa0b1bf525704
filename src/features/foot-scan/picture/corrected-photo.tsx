import { CorrectByHand } from '#src/features/foot-photo/correct-by-hand.tsx'
import { CorrectTrace } from '#src/features/foot-trace/correct-trace.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { isTraced } from './measuring-actor.ts'

/** Lets the customer set points that were not detected in the photo. */
export function CorrectedPhoto({ scan }: { scan: FootScan }) {
  const { trace, photo } = scan
  if (isTraced(scan))
    return trace?.address === undefined ? null : (
      <CorrectTrace snapshot={trace.snapshot} send={trace.send} photo={trace.address} />
    )
  return photo?.address === undefined ? null : <CorrectByHand footPhoto={photo} photo={photo.address} />
}
