import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Mutant } from './rewrite.ts'
import { leadsTo } from './test-imports.ts'

/** Limits the microsteps of a machine that loops: without a limit XState runs forever. */
const limited = (text: string) => text.replace('createMachine({', 'createMachine({ options: { maxIterations: 1_000 },')

/**
 * A test file that is imported with `?mutant=N` tests mutant number N: every import that leads to the folder of the
 * machine gets the same query, and the mutated file resolves to its mutated text. No file is written.
 */
export function mutatedCharts(folder: string, chart: string, mutants: readonly Mutant[]): Plugin {
  const leads = leadsTo(folder)
  return {
    name: 'mutated-charts',
    enforce: 'pre',
    async resolveId(wanted, importer = '') {
      const [query] = /\?mutant=\d+$/.exec(importer) ?? []
      if (query === undefined || !/^(\.|#machines\/)/.test(wanted)) return undefined
      const found = await this.resolve(wanted, importer, { skipSelf: true })
      return found && leads(found.id) ? `${found.id}${query}` : undefined
    },
    load(id) {
      const [path = '', number] = id.split('?mutant=')
      const mutant = number === undefined || dirname(path) !== folder ? undefined : mutants[Number(number)]
      if (!mutant) return undefined
      const text = basename(path) === mutant.file ? mutant.text : undefined
      if (basename(path) !== chart) return text
      return limited(text ?? readFileSync(join(folder, chart), 'utf8'))
    },
  }
}
