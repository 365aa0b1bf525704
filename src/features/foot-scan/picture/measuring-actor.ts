import { getScanDraft } from '#machines/foot-scan/scan-steps.ts'
import type { FootScan } from '../use-foot-scan.ts'

/** Whether it is the outline that is photographed, and not the foot. */
export function isTraced({ snapshot }: Pick<FootScan, 'snapshot'>): boolean {
  return getScanDraft(snapshot.context).way === 'trace'
}

/** The machine that measures photos of the way that was chosen. */
export function getMeasuringActor(scan: FootScan): FootScan['trace'] | FootScan['photo'] {
  return isTraced(scan) ? scan.trace : scan.photo
}

/** Whether there is anything to be seen, or to be corrected: a file that is no photo has neither. */
export function hasPicture(scan: FootScan): boolean {
  const outcome = getMeasuringActor(scan)?.snapshot.context.outcome
  return outcome !== undefined && (outcome.ok || outcome.facts.size !== undefined)
}

/** Has a hand correct what was seen. */
export function correct(scan: FootScan): void {
  getMeasuringActor(scan)?.send({ type: 'correction.opened' })
}

/** Whether what was measured last goes by points that a hand has set. */
export function isCorrected(scan: FootScan): boolean {
  const outcome = getMeasuringActor(scan)?.snapshot.context.outcome
  return outcome?.ok === true && outcome.value.byHand.length > 0
}
