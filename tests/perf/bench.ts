import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import { benchControls } from './controls/bench-controls.ts'
import { benchOrders } from './orders/bench-orders.ts'
import { benchPage } from './page/bench-page.ts'

/** Every benchmark by its name. Each prints its results, and returns them for `--json`. */
const benchmarks: Record<string, (say: (line: string) => void) => Promise<unknown>> = {
  page: benchPage,
  controls: benchControls,
  orders: benchOrders,
}

const { values, positionals: filters } = readArgumentsOrExit(
  { options: { json: { type: 'boolean' } }, allowPositionals: true },
  `npm run bench -- [--json] [${Object.keys(benchmarks).join('|')} ...]`,
)
const isJson = values.json === true
const unknown = filters.filter((name) => !(name in benchmarks))
if (unknown.length > 0) {
  console.error(`No benchmark is called ${unknown.join(', ')}. There are: ${Object.keys(benchmarks).join(', ')}`)
  process.exit(1)
}

const seen: Record<string, unknown> = {}
for (const [name, run] of Object.entries(benchmarks))
  if (filters.length === 0 || filters.includes(name)) seen[name] = await run(isJson ? () => {} : console.log)
if (isJson) console.log(JSON.stringify(seen))
