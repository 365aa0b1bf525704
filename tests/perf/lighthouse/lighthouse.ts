import { isWritten } from '#domain/navigation/page-file.ts'
import { pages } from '#domain/navigation/pages.ts'
import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import { benchLighthouse } from './bench-lighthouse.ts'

const usage = `npm run bench:lighthouse -- [--all] [--json] [ADDRESS ...]

What Lighthouse says of pages as a phone sees them for the first time, beside the smallest page that the same React and
router take over. It fetches Lighthouse (176 MB) into .cache the first time; a page takes about two minutes.
  ADDRESS  pages to look at (/ /ja /faq /shop_tabbi)
  --all    every page that is written at build, and the first in Japanese
  --json   the figures as JSON`

const say = (line: string) => void process.stderr.write(`${line}\n`)
const { values, positionals: filters } = readArgumentsOrExit(
  { options: { all: { type: 'boolean' }, json: { type: 'boolean' } }, allowPositionals: true },
  usage,
)
if (filters.some((word) => !word.startsWith('/'))) {
  say(usage)
  process.exitCode = 1
} else {
  const isAllPages = values.all
    ? [...pages.filter((page) => isWritten(page)).map(({ path }) => path), '/ja']
    : ['/', '/ja', '/faq', '/shop_tabbi']
  const isJson = values.json === true
  const seen = await benchLighthouse(
    filters.length > 0 ? filters : isAllPages,
    isJson ? say : (line) => void process.stdout.write(`${line}\n`),
  )
  if (isJson) process.stdout.write(`${JSON.stringify(seen)}\n`)
}
