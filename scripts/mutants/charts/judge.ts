import { appendFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest'
import { findMutants, machineTestFiles } from './machine-files.ts'
import type { Note } from './notes.ts'

const {
  MUTANTS_OF: machine = '',
  MUTANTS_FROM: from = '0',
  MUTANTS_TO: to = '',
  MUTANTS_NOTES: notes = '',
} = process.env

// Written synchronously and not through the runner: a mutant that never ends would block every later report.
const note = (line: Note) => appendFileSync(notes, `${JSON.stringify(line)}\n`)

findMutants(machine).forEach((mutant, number) => {
  if (number < Number(from) || number >= Number(to)) return
  describe(mutant.name, async () => {
    let isKilled = false
    let loadError: unknown
    let startMs = 0
    beforeAll(() => {
      startMs = performance.now()
      note({ number, is: 'begun' })
    })
    beforeEach(({ skip, onTestFailed }) => {
      skip(isKilled)
      onTestFailed(() => {
        isKilled = true
      })
    })
    afterAll(() => {
      if (loadError) note({ number, is: 'broken', why: String(loadError) })
      else note({ number, is: isKilled ? 'killed' : 'alive', ms: performance.now() - startMs })
    })
    note({ number, is: 'read' })
    try {
      for (const file of machineTestFiles(machine)) await import(`${file}?mutant=${number}`)
    } catch (error) {
      loadError = error
      test('the mutant can be loaded', () => {})
    }
  })
})
