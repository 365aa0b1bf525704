import type { Plugin } from 'vite'
import type { Mutant } from './rewrite.ts'

/** A chart that runs in circles ends by itself: XState counts its steps, without a limit unless it is told one. */
const limited = (text: string) => text.replace('createMachine({', 'createMachine({ options: { maxIterations: 1_000 },')

/**
 * A test file that is asked for with `?mutant=N` tests the mutant of that number: the machine it imports is asked for with
 * the same words, and comes as rewritten text. No file is written.
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
