import { readFileSync } from 'node:fs'
import { machineNames } from './charts/machine-files.ts'
import { tryChart } from './charts/try-charts.ts'
import { judge, namesIn, type Verdict } from './verdict.ts'

const asked = process.argv.slice(2)
const parts = machineNames().filter((name) => asked.length === 0 || asked.includes(name))
const verdicts: Verdict[] = []
for (const part of parts) {
  const found = await tryChart(part)
  const [asItIs, ...mutants] = found
  if (!asItIs?.isAlive) throw new Error(`The tests of ${part} fail without a mutant.`)
  verdicts.push(...mutants)
  console.log(`${part}: ${mutants.length} mutants, ${mutants.filter(({ isAlive }) => isAlive).length} alive`)
}

const named = namesIn(readFileSync('docs/mutants.md', 'utf8'))
const {
  killed,
  named: count,
  unnamed,
  stale,
} = judge(verdicts, named, (name) => parts.some((part) => name.startsWith(`${part}:`)))
for (const name of unnamed) console.log(`ALIVE ${name}`)
for (const name of stale) console.log(`STALE ${name}`)
console.log(`${killed} killed, ${count} named survivors, ${unnamed.length} unnamed`)
process.exitCode = unnamed.length + stale.length > 0 ? 1 : 0
