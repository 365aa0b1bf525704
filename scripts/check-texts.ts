import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findTextErrors } from './texts/find-text-errors.ts'
import { catalogsIn } from './texts/namespaces.ts'
import { readCatalog } from './texts/read-catalog.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const files = catalogsIn(root).flatMap(({ folder }) => ['en', 'ja'].map((one) => join(root, folder, `${one}.po`)))

function staleness(): string[] {
  const before = files.map((file) => readFileSync(file, 'utf8'))
  const { status, stderr } = spawnSync('npx', ['--no-install', 'lingui', 'extract', '--clean'], {
    cwd: root,
    encoding: 'utf8',
  })
  const isStale = files.some((file, index) => readFileSync(file, 'utf8') !== before[index])
  // A check changes nothing: it restores the files and names the command to run.
  files.forEach((file, index) => {
    writeFileSync(file, before[index] ?? '')
  })
  if (status !== 0) return [`the texts cannot be collected: ${stderr}`]
  return isStale ? ['the catalogs are not current: npm run extract'] : []
}

const japanese = files
  .filter((file) => file.endsWith('ja.po'))
  .flatMap((file) => readCatalog(readFileSync(file, 'utf8')).map(({ source, text }) => ({ source, japanese: text })))
const findings = [...staleness(), ...findTextErrors(japanese)]
for (const finding of findings) console.error(finding)
if (findings.length === 0) console.log('Every text is there in both languages.')
process.exitCode = findings.length === 0 ? 0 : 1
