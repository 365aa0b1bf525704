import type { AnyStateMachine } from 'xstate'
import { type CoverageReport, coverageOf } from './coverage.ts'
import { edgePaths, type WalkOptions } from './edge-paths.ts'

/** Walks every edge of a machine and tells what no walk came to: a state without a way in, a transition never taken. */
export function proveMachine(machine: AnyStateMachine, options: WalkOptions): CoverageReport {
  const coverage = coverageOf(machine)
  for (const events of edgePaths(machine, options)) coverage.replay(events, options.input)
  return coverage.report()
}
