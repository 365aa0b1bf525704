import { type WorkFault, workFaults } from './action-faults.ts'
import type { WorkFacts } from './run-action.ts'

/** Why an action was not done, in one plain text for the terminal and for the wire. */
export function sayFault(fault: WorkFault, { needed, fields = [], more = [] }: WorkFacts): string {
  const { sentence } = workFaults[fault]
  if (needed !== undefined) return `${sentence} It needs the role ${needed}.`
  const lines = [...fields.map(({ field, message }) => `${field} ${message}`), ...more]
  return [sentence, ...lines.map((line) => `  ${line}`)].join('\n')
}
