import { minuteMs } from '#domain/time.ts'
import { runSuite } from './run-suite.ts'
import type { SuiteResult } from './run-summary.ts'
import type { Stages, Suite } from './suites.ts'

/** Runs all stages, or stops after the first one with a failure. */
export async function runStages(
  stages: Stages,
  { stopsAtFailure = false } = {},
): Promise<{ results: readonly SuiteResult[]; minutes: number }> {
  const startedAt = performance.now()
  const results: SuiteResult[] = []
  for (const lanes of stages) {
    if (stopsAtFailure && results.some(({ failed }) => failed > 0)) break
    const runLane = async (lane: readonly Suite[]) => {
      for (const suite of lane) results.push(await runSuite(suite, { isQuiet: lanes.length > 1 }))
    }
    await Promise.all(lanes.map(runLane))
  }
  return { results, minutes: (performance.now() - startedAt) / minuteMs }
}
