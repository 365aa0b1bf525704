import { useLingui } from '@lingui/react/macro'
import { SeenOutcome } from '#src/features/foot-photo/seen-outcome.tsx'
import { SeenTrace } from '#src/features/foot-trace/seen-trace.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { isTraced } from './work-of.ts'

/** A photo of which nothing was seen yet. */
export function GivenPhoto({ address }: { address: string | undefined }) {
  const { t } = useLingui()
  return address === undefined ? <span /> : <img src={address} alt={t`As you gave it, before it’s measured`} />
}

/** The photo with what was seen in it; nothing where the file was none. */
export function SeenPicture({ scan }: { scan: FootScan }) {
  const { trace, photo } = scan
  if (isTraced(scan)) {
    const outcome = trace?.snapshot.context.outcome
    return outcome && trace.address !== undefined ? <SeenTrace outcome={outcome} photo={trace.address} /> : null
  }
  const outcome = photo?.snapshot.context.outcome
  return outcome && photo.address !== undefined ? <SeenOutcome outcome={outcome} photo={photo.address} /> : null
}
