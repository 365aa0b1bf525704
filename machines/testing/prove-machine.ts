import type { AnyStateMachine } from 'xstate'
import { type CoverageReport, createCoverage } from './coverage.ts'
import { edgePaths, type WalkOptions } from './edge-paths.ts'
import { withPureGuards } from './pure-guards.ts'
import { transitionTable } from './transition-table.ts'

export type MachineProof = CoverageReport & {
  /** Transitions of the machine that its table lacks, and rows of the table that the machine lacks. */
  readonly unwritten: readonly string[]
  readonly untrue: readonly string[]
  /** Rows of one state and event whose order in the table is not the order in which the machine evaluates their guards. */
  readonly misordered: readonly string[]
}

export type ProveMachineOptions = Omit<WalkOptions, 'input'> & {
  readonly table: readonly string[]
  /** The inputs to walk from. */
  readonly inputs?: readonly unknown[]
}

/** The proof of a machine that is walked whole and does what its table says. */
export const sound: MachineProof = {
  missedStates: [],
  missedTransitions: [],
  unwritten: [],
  untrue: [],
  misordered: [],
}

/**
 * Walks every edge of a machine and compares its transitions with its table. Reports states that no walk reached,
 * transitions that no walk took, and every difference from the table, the order of rival guards included: XState takes
 * the first candidate whose guard passes. Throws on a guard that is not pure.
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
    misordered: findMisordered(rows, table),
  }
}

/** Rows of one state and event, in the order in which they stand. */
function groupByStateAndEvent(rows: readonly string[]): Map<string, readonly string[]> {
  return Map.groupBy(rows, (row) => row.split(' | ').slice(0, 2).join(' | '))
}

/** Rows that both lists have, in a state and event for which they have them in another order. */
function findMisordered(rows: readonly string[], table: readonly string[]): string[] {
  const tableGroups = groupByStateAndEvent(table)
  return [...groupByStateAndEvent(rows)].flatMap(([key, candidates]) => {
    const written = tableGroups.get(key) ?? []
    const isSameSet = without(candidates, written).length === 0 && without(written, candidates).length === 0
    return isSameSet ? written.filter((row, index) => row !== candidates[index]) : []
  })
}

/** The rows that remain when the others are taken off, each as often as it occurs there. */
function without(rows: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return rows.filter((row) => {
    const index = left.indexOf(row)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}
