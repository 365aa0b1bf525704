/**
 * How often a property is tried: a tenth of the requested runs, but at least a hundred; `npm run test:long` tries all
 * of them. The cases differ from run to run, so that the shares add up.
 */
export function scaleRuns(runs: number): number {
  return process.env.TEST_LONG ? runs : Math.min(runs, Math.max(100, Math.ceil(runs / 10)))
}
