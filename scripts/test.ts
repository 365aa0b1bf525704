import { type Entry, ledgerLines } from './suites/ledger.ts'
import { runStep } from './suites/run-step.ts'
import { longSuites, type Suite, suites } from './suites/suites.ts'

const asked = process.argv.slice(2)
const isLong = asked.includes('--long')
const names = asked.filter((word) => !word.startsWith('--'))
if (isLong) process.env.TEST_LONG = '1'

function chosenSuites(): readonly Suite[] {
  const all = [...suites, ...longSuites]
  const unknown = names.filter((name) => !all.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    console.error(`No suite is called ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}`)
    process.exit(1)
  }
  if (names.length > 0) return all.filter(({ name }) => names.includes(name))
  return isLong ? all : suites
}

async function runSuite(suite: Suite): Promise<Entry> {
  const startedAt = performance.now()
  let passed = 0
  let failed = 0
  const failures: string[] = []
  for (const step of suite.steps) {
    const counted = await runStep(step)
    passed += counted.passed
    failed += counted.failed
    failures.push(...counted.failures)
  }
  return { suite, minutes: (performance.now() - startedAt) / 60_000, passed, failed, failures }
}

const entries: Entry[] = []
for (const suite of chosenSuites()) entries.push(await runSuite(suite))
const { lines, isGood } = ledgerLines(entries)
console.log(lines.join('\n'))
process.exitCode = isGood ? 0 : 1
