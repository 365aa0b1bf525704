import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCatalog } from './texts/read-catalog.ts'
import { catalogsIn } from './texts/rooms.ts'
import { textFaults } from './texts/text-faults.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const files = catalogsIn(root).flatMap(({ folder }) => ['en', 'ja'].map((one) => join(root, folder, `${one}.po`)))

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

const japanese = files
  .filter((file) => file.endsWith('ja.po'))
  .flatMap((file) => readCatalog(readFileSync(file, 'utf8')).map(({ source, text }) => ({ source, japanese: text })))
const faults = [...staleness(), ...textFaults(japanese)]
for (const fault of faults) console.error(fault)
if (faults.length === 0) console.log('Every text is there in both languages.')
process.exitCode = faults.length === 0 ? 0 : 1
