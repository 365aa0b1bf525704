import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Text, textFaults } from './texts/text-faults.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const locales = join(root, 'src', 'locales')
const files = readdirSync(locales).flatMap((room) => ['en', 'ja'].map((one) => join(locales, room, `${one}.po`)))

/** The entries of a catalog, as `msgid` and `msgstr`; a text may go over several quoted lines. */
function textsOf(catalog: string): Text[] {
  const read = (entry: string, name: string) => {
    const quoted = new RegExp(`^${name} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? ''
    return quoted
      .split('\n')
      .filter((line) => line !== '')
      .map((line): string => JSON.parse(line))
      .join('')
  }
  return catalog
    .split(/\n{2,}/)
    .filter((entry) => !entry.includes('\n#~ ') && !entry.startsWith('#~ '))
    .map((entry) => ({ source: read(entry, 'msgid'), japanese: read(entry, 'msgstr') }))
    .filter(({ source }) => source !== '')
}

function staleness(): string[] {
  const before = files.map((file) => readFileSync(file, 'utf8'))
  const { status, stderr } = spawnSync('npx', ['--no-install', 'lingui', 'extract', '--clean'], {
    cwd: root,
    encoding: 'utf8',
  })
  const isStale = files.some((file, place) => readFileSync(file, 'utf8') !== before[place])
  // A check changes nothing: it says which command does.
  files.forEach((file, place) => {
    writeFileSync(file, before[place] ?? '')
  })
  if (status !== 0) return [`the texts cannot be collected: ${stderr}`]
  return isStale ? ['the catalogs are not current: npm run extract'] : []
}

const japanese = files.filter((file) => file.endsWith('ja.po')).flatMap((file) => textsOf(readFileSync(file, 'utf8')))
const faults = [...staleness(), ...textFaults(japanese)]
for (const fault of faults) console.error(fault)
if (faults.length === 0) console.log('Every text is there in both languages.')
process.exitCode = faults.length === 0 ? 0 : 1
