import { startVitest } from 'vitest/node'
import { findMutants, machineNames, readMachineSource } from './machine-files.ts'
import { mutatedCharts } from './mutated-charts.ts'

const { MUTANTS_OF: machine = '' } = process.env
if (!machineNames().includes(machine)) throw new Error(`MUTANTS_OF names no machine: ${machine}`)

// Judged by its tests alone: an error that comes to no test is no sentence of the shop.
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
    // Kept by the text of the file, of which every mutant has the same.
    fsModuleCache: false,
    testTimeout: 5_000,
    dangerouslyIgnoreUnhandledErrors: true,
  },
  { plugins: [mutatedCharts(readMachineSource(machine), findMutants(machine))] },
)
await vitest.close()
process.exitCode = 0
