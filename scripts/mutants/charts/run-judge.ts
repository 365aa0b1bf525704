import { startVitest } from 'vitest/node'
import { findMutants, machineNames, readMachineSource } from './machine-files.ts'
import { mutatedCharts } from './mutated-charts.ts'

const { MUTANTS_OF: machine = '' } = process.env
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
    testTimeout: 5_000,
    dangerouslyIgnoreUnhandledErrors: true,
  },
  { plugins: [mutatedCharts(readMachineSource(machine), findMutants(machine))] },
)
await vitest.close()
process.exitCode = 0
