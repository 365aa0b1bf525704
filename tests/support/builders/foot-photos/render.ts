import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import { renderCommitted } from './committed-set.ts'
import { contactSheet } from './contact-sheet.ts'
import { photoSet, type SetName, setNames } from './photo-set.ts'

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
else {
  const isSheet = words[0] === 'contact-sheet'
  const [name = '', count = '', file = 'contact-sheet.png'] = isSheet ? words.slice(1) : words
  const set = setNames.find((one): one is SetName => one === name)
  if (!set || !(Number(count) > 0)) {
    console.error(`Say a set (${setNames.join(', ')}) and how many photos.`)
    process.exit(1)
  }
  const files = (await photoSet(set, Number(count), workers)).map(({ jpegPath }) => jpegPath)
  if (isSheet) await contactSheet(files, file)
  console.log(isSheet ? file : files.at(-1))
}
