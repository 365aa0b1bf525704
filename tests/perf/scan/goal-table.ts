import type { Goal } from './goals.ts'
import { formatPercent, formatTable } from './page-table.ts'

const said = { true: 'yes', false: '**no**', null: 'not measured' } as const

export function goalTable(goals: readonly Goal[]): string {
  return formatTable(
    ['What', 'Promised', 'Measured', 'Reached'],
    goals.map(({ name, wanted, is, isReached }) => [
      name,
      wanted,
      wanted.includes('%') ? formatPercent(is) : is === null ? '–' : String(Math.round(is * 100) / 100),
      said[`${isReached}`],
    ]),
  )
}
