import { measureBallWidth, measureHeelWidth } from './envelope.ts'
import { type Last, measureBallGirth, measureInstepHeight } from './last.ts'

/** The actual figures of a finished last, measured on its surface. */
export function measureLast(last: Last) {
  const { figures, plan } = last
  return {
    lengthMm: plan.lengthMm,
    ballWidthMm: measureBallWidth(plan.envelope, figures),
    heelWidthMm: measureHeelWidth(plan.envelope, figures.footLengthMm),
    ballGirthMm: measureBallGirth(last),
    instepHeightMm: measureInstepHeight(last),
  }
}
