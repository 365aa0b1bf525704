import { type Entry, verdictOf } from './suites/ledger.ts'
import { watchPace } from './suites/pace.ts'
import { meterProcessors } from './suites/processor-time.ts'
import { runSuite } from './suites/run-suite.ts'
import { longSuites, type Suite, stages, suites } from './suites/suites.ts'

type Stages = readonly (readonly (readonly Suite[])[])[]

const asked = process.argv.slice(2)
const isLong = asked.includes('--long')
const names = asked.filter((word) => !word.startsWith('--'))
if (isLong) process.env.TEST_LONG = '1'

/** Named suites and long ones run one after the other, so that their output can be followed. */
function chosenStages(): Stages {
  const all = [...suites, ...longSuites]
  const unknown = names.filter((name) => !all.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    console.error(`No suite is called ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}`)
    process.exit(1)
  }
  if (names.length > 0) return [[all.filter(({ name }) => names.includes(name))]]
  return isLong ? [[all]] : stages
}

const instruments = { meter: meterProcessors(), pace: watchPace() }
const startedAt = performance.now()
const entries: Entry[] = []
for (const lanes of chosenStages()) {
  const runLane = async (lane: readonly Suite[]) => {
    for (const suite of lane) entries.push(await runSuite(suite, instruments, { isBeside: lanes.length > 1 }))
  }
  await Promise.all(lanes.map(runLane))
}
instruments.meter.stop()
const minutes = (performance.now() - startedAt) / 60_000
const { lines, isGood } = verdictOf(entries, { minutes, pace: instruments.pace.since(startedAt), isLong })
await instruments.pace.stop()
console.log(lines.join('\n'))
process.exitCode = isGood ? 0 : 1
