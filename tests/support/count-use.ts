import { appendFileSync } from 'node:fs'
import { type CountName, countUsesVariable } from '../../scripts/suites/count-limits.ts'

/** Counts one use of what `npm test` limits (scripts/suites/count-limits.ts); runs of single files count nothing. */
export function countUse(name: CountName): void {
  const file = process.env[countUsesVariable]
  if (file) appendFileSync(file, `${name}\n`)
}
