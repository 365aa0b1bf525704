import { ballWidthOf, heelWidthOf } from './envelope.ts'
import { ballGirthOf, instepHeightOf, type Last } from './last.ts'

/** The numbers of a last as it came out, taken from its surface. */
export function measureLast(last: Last) {
  const { figures, plan } = last
  return {
    lengthMm: plan.lengthMm,
    ballWidthMm: ballWidthOf(plan.envelope, figures),
    heelWidthMm: heelWidthOf(plan.envelope, figures.footLengthMm),
    ballGirthMm: ballGirthOf(last),
    instepHeightMm: instepHeightOf(last),
  }
}
