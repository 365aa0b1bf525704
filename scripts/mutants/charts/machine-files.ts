import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chartMutants } from './chart-mutants.ts'
import type { Mutant } from './rewrite.ts'

const machines = resolve('machines')

export function machineNames(): string[] {
  return readdirSync(machines).filter((name) => existsSync(join(machines, name, chartFile(name))))
}

export function machineFolder(machine: string): string {
  return join(machines, machine)
}

export function chartFile(machine: string): string {
  return `${machine}.machine.ts`
}

/** The files of a machine that are mutated, by name: those that hold rules, the chart first. */
function readMachineSources(machine: string): Map<string, string> {
  const folder = machineFolder(machine)
  const files = readdirSync(folder).filter((file) => /(?<!\.(?:test|types|inspectable))\.ts$/.test(file))
  const inTurn = [chartFile(machine), ...files.filter((file) => file !== chartFile(machine))]
  return new Map(inTurn.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

/** The tests beside a machine, which judge its mutants. */
export function machineTestFiles(machine: string): string[] {
  const folder = machineFolder(machine)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
}

/** The unchanged machine comes first: tests that fail for it could not detect mutants. */
export function findMutants(machine: string): Mutant[] {
  const texts = readMachineSources(machine)
  const file = chartFile(machine)
  return [{ name: 'as it is', file, text: texts.get(file) ?? '' }, ...chartMutants(machine, texts)]
}
