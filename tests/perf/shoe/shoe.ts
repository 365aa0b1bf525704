import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Level, levels, type Upper, uppers } from '#domain/shoe/shoe-request.ts'
import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import type { MakingCase, ShoeMakingReport } from './making-case.ts'
import { pairInChromium } from './pair-in-chromium.ts'
import { formatShoeTable } from './shoe-table.ts'

const usage = `npm run bench:shoe -- [--json] [--runs N]

Makes a shoe of every upper at every level, and says what it took: time of the processor and of the clock (medians of N warm
runs, 5), the most memory of a fresh process that makes it once with its files, triangles, sizes of the files, and how far
the last is off what was wanted. Then a preview of both shoes by two warm workers in Chromium, on the site as it is built now.`

const say = (line: string) => void process.stderr.write(`${line}\n`)

const { values } = readArgumentsOrExit(
  { options: { json: { type: 'boolean', default: false }, runs: { type: 'string', default: '5' } } },
  usage,
)
const runs = Number(values.runs)

/** The build prints to stdout; redirected to stderr, which is for messages here. */
function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 2, 'inherit'] })
  if (status !== 0) throw new Error('The shop could not be built; what is wrong stands above.')
}

function measureMaking(upper: Upper, level: Level, runs: number): MakingCase {
  say(`${level} of the ${upper}`)
  const words = [join(import.meta.dirname, 'one-process.ts'), upper, level, String(runs)]
  const { status, stdout } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`The ${upper} could not be made; why stands above.`)
  const making: ShoeMakingReport = JSON.parse(stdout)
  return { upper, level, ...making }
}

if (!Number.isInteger(runs) || runs <= 0) {
  say(usage)
  process.exitCode = 1
} else {
  build()
  const cases = levels.flatMap((level) => uppers.map((upper) => measureMaking(upper, level, runs)))
  say('previews of both shoes in Chromium')
  const result = { runs, cases, pairPreview: await pairInChromium(runs) }
  process.stdout.write(`${values.json ? JSON.stringify(result, null, 2) : formatShoeTable(result)}\n`)
}
