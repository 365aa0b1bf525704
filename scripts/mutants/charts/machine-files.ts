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

/** The unchanged machine comes first: tests that fail for it could not detect mutants. */
export function findMutants(machine: string): Mutant[] {
  const text = readFileSync(readMachineSource(machine), 'utf8')
  return [{ name: 'as it is', text }, ...chartMutants(text)]
}
