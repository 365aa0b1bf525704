import { spawn } from 'node:child_process'
import { chown, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError } from '../database-start-error.ts'
import type { Binaries } from './binaries.ts'
import type { RunAs } from './run-as.ts'

export const superuser = 'hadashi'

/** Environment of the database's programs: none of ours, so that no setting of the shell changes the data. */
export const quietEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }

const initOptions = [
  `--username=${superuser}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--data-checksums',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
]

function run(command: string, words: readonly string[], as: RunAs): Promise<{ code: number | null; said: string }> {
  const [program = command, ...rest] = [...as.prefix, command, ...words]
  return new Promise((resolve) => {
    const child = spawn(program, rest, {
      ...as.ids,
      cwd: '/',
      env: quietEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.on('error', (error) => resolve({ code: null, said: error.message }))
    child.on('close', (code) => resolve({ code, said }))
  })
}

/** Makes the data once. It is made beside its place and moved there whole, so that a stop in the middle leaves no half. */
export async function ensureCluster(folder: string, binaries: Binaries, as: RunAs): Promise<string> {
  const cluster = join(folder, 'cluster')
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version !== '') {
    if (version !== binaries.major) throw otherVersion(cluster, version, binaries.major)
    return cluster
  }
  const making = join(folder, 'cluster.making')
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { mode: 0o700 })
  if (as.ids.uid !== undefined) await chown(making, as.ids.uid, as.ids.uid)
  const { code, said } = await run(join(binaries.folder, 'initdb'), [`--pgdata=${making}`, ...initOptions], as)
  if (code !== 0)
    throw new DatabaseStartError('did_not_start', `The database could not be made in ${folder}: ${lastLine(said)}`)
  await rename(making, cluster)
  return cluster
}

function otherVersion(cluster: string, found: string, ours: string): DatabaseStartError {
  return new DatabaseStartError(
    'older_cluster',
    `The data in ${cluster} was written by PostgreSQL ${found}, and this shop brings PostgreSQL ${ours}. Dump it with the version that wrote it and restore it here, or start with another DATA_DIR.`,
  )
}

export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? ''
}
