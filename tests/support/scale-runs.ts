/**
 * How often a property is tried: a tenth of what it asks for, and at least a hundred times; in `npm run test:long` all of
 * it. The cases differ from run to run, so that the shares add up.
 */
export function scaleRuns(runs: number): number {
  return process.env.TEST_LONG ? runs : Math.min(runs, Math.max(100, Math.ceil(runs / 10)))
}
