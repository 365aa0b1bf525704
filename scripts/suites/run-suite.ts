import { minuteMs } from '#domain/time.ts'
import { addCounts } from './count-limits.ts'
import { type RunOptions, runStep } from './run-step.ts'
import type { SuiteResult } from './run-summary.ts'
import type { Suite } from './suites.ts'
import { noResults, type TestResults } from './test-report.ts'

function addResults(first: TestResults, second: TestResults): TestResults {
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    failures: [...first.failures, ...second.failures],
    flaky: [...first.flaky, ...second.flaky],
    times: [...first.times, ...second.times],
    counts: addCounts(first.counts, second.counts),
  }
}

/** A runner that breaks counts as a failure of the suite; the other suites continue. */
async function runSteps(suite: Suite, options: RunOptions): Promise<TestResults> {
  let results = noResults
  try {
    for (const step of suite.steps) results = addResults(results, await runStep(step, options))
    return results
  } catch (error) {
    return addResults(results, { ...noResults, failed: 1, failures: [`${suite.name} broke off: ${error}`] })
  }
}

/** Runs the steps of a suite one after the other. */
export async function runSuite(suite: Suite, options: RunOptions): Promise<SuiteResult> {
  const startedAt = performance.now()
  console.log(`> ${suite.name}`)
  const results = await runSteps(suite, options)
  const minutes = (performance.now() - startedAt) / minuteMs
  console.log(`  ${suite.name}: ${results.passed} passed, ${results.failed} failed, ${minutes.toFixed(2)} min`)
  return { ...results, suite, minutes }
}
