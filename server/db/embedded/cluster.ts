import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError } from '../database-start-error.ts'
import type { Binaries } from './binaries.ts'
import { superuser } from './connection.ts'
import { didNotStart, openLogSection } from './log-file.ts'
import { chownTo, type ProcessUser } from './run-as.ts'
import { startWatched } from './watchdog.ts'

/** The locale is PostgreSQL's built-in one, so that the sort order does not change with the machine's C library. */
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

const unfinished = 'cluster.making-'

/**
 * Creates the cluster once. It is created under a temporary name and renamed when complete, so that an interruption
 * leaves no partial cluster.
 */
export async function ensureCluster(
  folder: string,
  binaries: Binaries,
  as: ProcessUser,
  logFile: string,
): Promise<string> {
  const cluster = join(folder, 'cluster')
  const version = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (version !== '') {
    if (version !== binaries.major) throw otherVersion(cluster, version, binaries.major)
    return cluster
  }
  await removeUnfinished(folder)
  const making = await mkdtemp(join(folder, unfinished))
  await chownTo(as, making)
  const log = await openLogSection(logFile)
  try {
    const code = await startWatched(join(binaries.folder, 'initdb'), [`--pgdata=${making}`, ...initOptions], as, log)
      .ended
    if (code !== 0) throw didNotStart(await log.read(), log)
  } finally {
    log.close()
  }
  await rename(making, cluster)
  return cluster
}

/**
 * Best effort: the `initdb` of a start that was killed a moment ago may still be writing; the next start tries again.
 */
async function removeUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => name.startsWith(unfinished))
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true }).catch(() => {})))
}

function otherVersion(cluster: string, found: string, ours: string): DatabaseStartError {
  return new DatabaseStartError(
    'other_version',
    `The data in ${cluster} was written by PostgreSQL ${found}, and this shop brings PostgreSQL ${ours}. Dump it with the version that wrote it and restore it here, or start with another folder: DATA_DIR=other-folder npm start`,
  )
}
