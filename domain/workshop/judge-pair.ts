import type { Configuration } from '../design/configuration.ts'
import { feetOf } from '../design/configuration.ts'
import type { FootSide } from '../foot/foot-figures.ts'
import { type Hindrance, hindrancesOf, type Rejection, rejectionsOf } from '../scan/judge-scan.ts'
import type { ShoeRefusal } from '../shoe/shoe-request.ts'
import type { PairFault, PairFaultKind } from './pair-fault.ts'

const ofHindrance: Readonly<Record<Hindrance, PairFaultKind>> = {
  quality_low: 'scan_unsure',
  too_short: 'length_not_made',
  too_long: 'length_not_made',
}

/** They were asked and said yes, or nobody could be asked: in the cart this was seen to. */
const doFeetDiffer = true

/**
 * Looks at every number of a pair once more before anything is made of it, as if it had never been looked at: what no foot has, what no two numbers have
 * together, what the outline beside them does not have.
 */
export function judgePair({ feet }: Pick<Configuration, 'feet'>): PairFault | undefined {
  const scan = { ...feetOf(feet), doFeetDiffer, engine: feet.left.engine, measuredAt: feet.left.measuredAt }
  const [doubted] = rejectionsOf(scan)
  if (doubted) return faultOf('scan_doubted', doubted.reason, doubted.side)
  const [hindrance] = hindrancesOf(scan)
  if (!hindrance) return undefined
  const worse = feet.left.scanned.foot.quality.score <= feet.right.scanned.foot.quality.score ? 'left' : 'right'
  return faultOf(ofHindrance[hindrance], hindrance, hindrance === 'quality_low' ? worse : undefined)
}

/** The same of a shoe that could not be made. */
export function faultOfShoe(side: FootSide, refusal: ShoeRefusal): PairFault {
  const isOfNumbers = refusal !== 'cannot_be_made_well' && refusal !== 'sole_text_unusable'
  return faultOf(isOfNumbers ? 'scan_doubted' : 'shape_not_made', refusal, side)
}

function faultOf(kind: PairFaultKind, why: Rejection | Hindrance | ShoeRefusal, side?: FootSide): PairFault {
  return { kind, why, ...(side && { side }) }
}
