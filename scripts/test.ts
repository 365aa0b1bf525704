import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import { runStages } from './suites/run-stages.ts'
import { summarizeRun } from './suites/run-summary.ts'
import { longSuites, quickSuites, type Stages, stages, suites } from './suites/suites.ts'

const { values, positionals: names } = readArgumentsOrExit(
  { options: { long: { type: 'boolean' } }, allowPositionals: true },
  'npm test, npm run test:long -- [SUITE ...], or npm run test:SUITE',
)
const isLong = values.long === true
if (isLong) process.env.TEST_LONG = '1'
// The shop and its tools are started a hundred times: each start reuses the compiled modules of the first.
process.env.NODE_COMPILE_CACHE ??= '.cache/compiled'

/** Selected suites and long ones run one after the other, so that their output can be followed. */
function chooseStages(): Stages {
  const all = [...suites, ...longSuites]
  const named = [...new Set([...all, ...quickSuites])]
  const unknown = names.filter((name) => !named.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    console.error(`No suite is called ${unknown.join(', ')}. There are: ${named.map(({ name }) => name).join(', ')}`)
    process.exit(1)
  }
  if (names.length > 0) return [[named.filter(({ name }) => names.includes(name))]]
  return isLong ? [[all]] : stages
}

const { results, minutes } = await runStages(chooseStages())
const { lines, isGood } = summarizeRun(results, { minutes, isWhole: !isLong && names.length === 0 })
console.log(lines.join('\n'))
process.exitCode = isGood ? 0 : 1
