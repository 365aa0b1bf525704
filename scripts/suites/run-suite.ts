import { type Count, nothingCounted } from './count-report.ts'
import type { Entry } from './ledger.ts'
import type { Pace } from './pace.ts'
import { type ProcessorMeter, suiteVariable } from './processor-time.ts'
import { type RunOptions, runStep } from './run-step.ts'
import type { Suite } from './suites.ts'

function sum(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
    flaky: [...one.flaky, ...other.flaky],
    timed: [...one.timed, ...other.timed],
  }
}

export type Instruments = { readonly meter: ProcessorMeter; readonly pace: Pace }

/** A runner that breaks is a failure of the suite, and the other suites go on. */
async function runWhole(suite: Suite, options: RunOptions): Promise<Count> {
  let counted = nothingCounted
  try {
    for (const step of suite.steps) counted = sum(counted, await runStep(step, options))
    return counted
  } catch (fault) {
    return sum(counted, { ...nothingCounted, failed: 1, failures: [`${suite.name} broke off: ${fault}`] })
  }
}

/** Runs the steps of a suite one after the other, and tells what they counted and used. */
export async function runSuite(suite: Suite, { meter, pace }: Instruments, options: RunOptions): Promise<Entry> {
  const startedAt = performance.now()
  console.log(`> ${suite.name}`)
  // Another run of the same suite may be under way on this machine, or have left something behind.
  const mark = `${suite.name}:${process.pid}:${Math.round(performance.timeOrigin + startedAt)}`
  const counted = await runWhole(suite, { ...options, env: { ...options.env, [suiteVariable]: mark } })
  const minutes = (performance.now() - startedAt) / 60_000
  const used = meter.secondsOf(mark)
  console.log(`  ${suite.name}: ${counted.passed} passed, ${counted.failed} failed, ${minutes.toFixed(2)} min`)
  return {
    ...counted,
    suite,
    minutes,
    processorSeconds: used === undefined ? undefined : used / pace.since(startedAt),
  }
}
