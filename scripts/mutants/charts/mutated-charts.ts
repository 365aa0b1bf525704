import type { Plugin } from 'vite'
import type { Mutant } from './rewrite.ts'

/** Limits the microsteps of a machine that loops: without a limit XState runs forever. */
const limited = (text: string) => text.replace('createMachine({', 'createMachine({ options: { maxIterations: 1_000 },')

/**
 * A test file that is imported with `?mutant=N` tests mutant number N: its import of the machine gets the same query,
 * and resolves to the mutated text. No file is written.
 */
export function mutatedCharts(source: string, mutants: readonly Mutant[]): Plugin {
  return {
    name: 'mutated-charts',
    enforce: 'pre',
    async resolveId(wanted, importer = '') {
      const [words] = /\?mutant=\d+$/.exec(importer) ?? []
      if (words === undefined || !wanted.endsWith('.machine.ts')) return undefined
      const resolved = await this.resolve(wanted, importer, { skipSelf: true })
      return resolved?.id === source ? `${source}${words}` : undefined
    },
    load(id) {
      const [file, number] = id.split('?mutant=')
      const mutant = file === source ? mutants[Number(number)] : undefined
      return mutant && limited(mutant.text)
    },
  }
}
