import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import { contactSheet } from '../foot-photos/contact-sheet.ts'
import { renderCommitted } from './committed-set.ts'
import { type TraceSetName, traceSet, traceSetNames } from './trace-set.ts'

/**
 * `render.ts SET COUNT` fills the cache; `render.ts contact-sheet SET COUNT FILE.png` also tiles the photos in one
 * picture; `render.ts committed` renders the few that are kept with the sources anew. `--workers=2` uses two cores.
 */
const { values, positionals: words } = readArgumentsOrExit(
  { options: { workers: { type: 'string', default: '1' } }, allowPositionals: true },
  'render.ts [contact-sheet] SET COUNT [FILE.png] [--workers=N], or render.ts committed',
)
const workers = Number(values.workers)
if (words[0] === 'committed') await renderCommitted()
else await renderSet(words)

async function renderSet(words: readonly string[]): Promise<void> {
  const isSheet = words[0] === 'contact-sheet'
  const [name = '', count = '', file = 'contact-sheet.png'] = isSheet ? words.slice(1) : words
  const set = traceSetNames.find((one): one is TraceSetName => one === name)
  if (!set || !(Number(count) > 0)) {
    console.error(`Say a set (${traceSetNames.join(', ')}) and how many photos.`)
    process.exit(1)
  }
  const files = (await traceSet(set, Number(count), workers)).map(({ jpegPath }) => jpegPath)
  if (isSheet) await contactSheet(files, file)
  console.log(isSheet ? file : files.at(-1))
}
