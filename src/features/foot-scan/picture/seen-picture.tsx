import { useLingui } from '@lingui/react/macro'
import type { FootSide } from '#domain/foot/foot-figures.ts'
import { SeenOutcome } from '#src/features/foot-photo/seen-outcome.tsx'
import { SeenTrace } from '#src/features/foot-trace/seen-trace.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { isTraced } from './work-of.ts'

/** A photo of which nothing was seen yet. */
export function GivenPhoto({ address }: { address: string | undefined }) {
  const { t } = useLingui()
  return address === undefined ? <span /> : <img src={address} alt={t`As you gave it, before it’s measured`} />
}

type Props = {
  scan: FootScan
  /** The traced foot whose numbers stand on it, where they were taken. */
  measured?: FootSide
}

/** The photo with what was seen in it; nothing where the file was none. */
export function SeenPicture({ scan, measured }: Props) {
  const { trace, photo } = scan
  if (isTraced(scan)) {
    const outcome = trace?.snapshot.context.outcome
    if (!outcome || trace.address === undefined) return null
    return <SeenTrace outcome={outcome} photo={trace.address} measured={measured} />
  }
  const outcome = photo?.snapshot.context.outcome
  if (!outcome || photo.address === undefined) return null
  return <SeenOutcome outcome={outcome} photo={photo.address} />
}
