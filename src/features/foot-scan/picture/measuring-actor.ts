import { getScanDraft } from '#machines/foot-scan/scan-steps.ts'
import type { FootScan } from '../use-foot-scan.ts'

/** Whether the photo shows a traced outline rather than the foot. */
export function isTraced({ snapshot }: Pick<FootScan, 'snapshot'>): boolean {
  return getScanDraft(snapshot.context).way === 'trace'
}

/** The actor that measures the photos of the chosen method. */
export function getMeasuringActor(scan: FootScan): FootScan['trace'] | FootScan['photo'] {
  return isTraced(scan) ? scan.trace : scan.photo
}

/** Whether there is a picture to show or correct: an unreadable file has none. */
export function hasPicture(scan: FootScan): boolean {
  const outcome = getMeasuringActor(scan)?.snapshot.context.outcome
  return outcome !== undefined && (outcome.ok || outcome.facts.size !== undefined)
}

/** Opens the correction by hand. */
export function correct(scan: FootScan): void {
  getMeasuringActor(scan)?.send({ type: 'correction.opened' })
}

/** Whether the last measurement uses points set by hand. */
export function isCorrected(scan: FootScan): boolean {
  const outcome = getMeasuringActor(scan)?.snapshot.context.outcome
  return outcome?.ok === true && outcome.value.byHand.length > 0
}
