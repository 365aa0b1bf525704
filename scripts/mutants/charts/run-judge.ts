import { startVitest } from 'vitest/node'
import { chartFile, findMutants, machineFolder, machineNames } from './machine-files.ts'
import { mutatedCharts } from './mutated-charts.ts'

const { MUTANTS_OF: machine = '', MUTANTS_TEST_MS: testMs = '' } = process.env
if (!machineNames().includes(machine)) throw new Error(`MUTANTS_OF names no machine: ${machine}`)

// Only failing tests kill a mutant: an error outside any test does not count.
const vitest = await startVitest(
  [],
  {
    config: false,
    watch: false,
    include: ['scripts/mutants/charts/judge.ts'],
    setupFiles: ['tests/support/quiet-console.ts'],
    environment: 'node',
    pool: 'threads',
    reporters: [],
    // The cache is keyed by the text of the file, which is the same for every mutant.
    fsModuleCache: false,
    testTimeout: Number(testMs),
    dangerouslyIgnoreUnhandledErrors: true,
  },
  { plugins: [mutatedCharts(machineFolder(machine), chartFile(machine), findMutants(machine))] },
)
await vitest.close()
process.exitCode = 0
