import { readFileSync } from 'node:fs'

/** The progress of the process that tries mutants, one line of JSON each. */
export type Note = {
  readonly number: number
  /**
   * All mutants are read before the first is begun. `broken` is one that cannot be loaded: the rewriting is wrong, and
   * nothing is proven.
   */
  readonly is: 'read' | 'begun' | 'killed' | 'alive' | 'broken'
  readonly why?: string
  /** How long its tests took. */
  readonly ms?: number
}

export function readNotes(file: string): Note[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line))
}
