import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chartMutants } from './chart-mutants.ts'
import type { Mutant } from './rewrite.ts'

const machines = resolve('machines')

export function machineNames(): string[] {
  return readdirSync(machines).filter((name) => existsSync(readMachineSource(name)))
}

export function readMachineSource(machine: string): string {
  return join(machines, machine, `${machine}.machine.ts`)
}

export function machineTestFile(machine: string): string {
  return join(machines, machine, `${machine}.test.ts`)
}

/** The machine as it is comes first: tests that fail for it would judge nothing. */
export function findMutants(machine: string): Mutant[] {
  const text = readFileSync(readMachineSource(machine), 'utf8')
  return [{ name: 'as it is', text }, ...chartMutants(text)]
}
