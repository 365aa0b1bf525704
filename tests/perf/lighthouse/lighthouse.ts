import { isWritten } from '#domain/navigation/page-file.ts'
import { pages } from '#domain/navigation/pages.ts'
import { benchLighthouse } from './bench-lighthouse.ts'

const usage = `npm run bench:lighthouse -- [--all] [--json] [ADDRESS ...]

What Lighthouse says of pages as a phone sees them for the first time, beside the smallest page that the same React and
router take over. It fetches Lighthouse (176 MB) into .cache the first time; a page takes about two minutes.
  ADDRESS  pages to look at (/ /ja /faq /shop_tabbi)
  --all    every page that is written at build, and the first in Japanese
  --json   the figures as JSON`

const say = (line: string) => void process.stderr.write(`${line}\n`)
const words = process.argv.slice(2)
const known = ['--all', '--json']
if (words.some((word) => !word.startsWith('/') && !known.includes(word))) {
  say(usage)
  process.exitCode = 1
} else {
  const filters = words.filter((word) => word.startsWith('/'))
  const isAllPages = words.includes('--all')
    ? [...pages.filter((page) => isWritten(page)).map(({ path }) => path), '/ja']
    : ['/', '/ja', '/faq', '/shop_tabbi']
  const isJson = words.includes('--json')
  const seen = await benchLighthouse(
    filters.length > 0 ? filters : isAllPages,
    isJson ? say : (line) => void process.stdout.write(`${line}\n`),
  )
  if (isJson) process.stdout.write(`${JSON.stringify(seen)}\n`)
}
