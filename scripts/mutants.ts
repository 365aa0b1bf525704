import { readFileSync } from 'node:fs'
import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import { machineNames } from './mutants/charts/machine-files.ts'
import { tryChart } from './mutants/charts/try-charts.ts'
import { ruleSections } from './mutants/rules/rule-sections.ts'
import { tryRules } from './mutants/rules/try-rules.ts'
import { judge, namesIn, type Verdict } from './mutants/verdict.ts'

type Part = { readonly name: string; readonly begins: string; try(): Promise<Verdict[]> }

const all: readonly Part[] = [
  ...machineNames().map((name) => ({ name, begins: `${name}: `, try: () => tryChart(name) })),
  ...ruleSections.map((part) => ({ name: part.name, begins: `${part.name}/`, try: () => tryRules(part) })),
]

const { positionals: filters } = readArgumentsOrExit({ allowPositionals: true }, 'npm run test:mutants -- [PART ...]')
const unknown = filters.filter((name) => !all.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const parts = filters.length > 0 ? all.filter(({ name }) => filters.includes(name)) : all
const verdicts: Verdict[] = []
for (const part of parts) {
  const found = await part.try()
  verdicts.push(...found)
  console.log(`${part.name}: ${found.length} mutants, ${found.filter(({ isAlive }) => isAlive).length} alive`)
}

const page = namesIn(readFileSync('docs/mutants.md', 'utf8'))
const isTried = (name: string) => parts.some(({ begins }) => name.startsWith(begins))
const { killed, named, unnamed, stale } = judge(verdicts, page, isTried)
for (const name of unnamed) console.log(`ALIVE ${name}`)
for (const name of stale) console.log(`NOT ALIVE, and named in docs/mutants.md: ${name}`)
console.log(`${killed} killed, ${named} named survivors, ${unnamed.length} unnamed`)
process.exitCode = unnamed.length + stale.length > 0 ? 1 : 0
