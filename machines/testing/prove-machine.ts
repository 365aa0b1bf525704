import type { AnyStateMachine } from 'xstate'
import { type CoverageReport, createCoverage } from './coverage.ts'
import { edgePaths, type WalkOptions } from './edge-paths.ts'
import { withPureGuards } from './pure-guards.ts'
import { transitionTable } from './transition-table.ts'

export type MachineProof = CoverageReport & {
  /** Transitions of the machine that its table does not have, and rows of the table that the machine does not have. */
  readonly unwritten: readonly string[]
  readonly untrue: readonly string[]
}

export type ProveMachineOptions = Omit<WalkOptions, 'input'> & {
  readonly table: readonly string[]
  /** What the machine may start with; each is walked. */
  readonly inputs?: readonly unknown[]
}

/** Of a machine that is sound and as it is written. */
export const sound: MachineProof = { missedStates: [], missedTransitions: [], unwritten: [], untrue: [] }

/**
 * Walks every edge of a machine, and tells what no walk came to: a state without a way in, a transition never taken; and
 * what leads elsewhere than its table says. A guard on the way that is not pure throws.
 */
export function proveMachine(machine: AnyStateMachine, options: ProveMachineOptions): MachineProof {
  const { table, inputs = [undefined], ...walk } = options
  const walked = withPureGuards(machine)
  const coverage = createCoverage(walked)
  for (const input of inputs) for (const events of edgePaths(walked, { ...walk, input })) coverage.replay(events, input)
  const rows = transitionTable(machine)
  return {
    ...coverage.report(),
    unwritten: without(rows, table),
    untrue: without(table, rows),
  }
}

/** What is left of a list when another is taken off, each as often as it stands there. */
function without(rows: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return rows.filter((row) => {
    const index = left.indexOf(row)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}
