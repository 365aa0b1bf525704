import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseStartError } from '../database-start-error.ts'

/**
 * How the database runs, because PostgreSQL refuses to run as root. `plain`: this process is an ordinary user.
 * `unshare`: root runs it in its own user namespace, where it is another user; the files stay root's. `nobody`: root
 * gives the files to user 65534 and drops to it.
 */
const modes = ['plain', 'unshare', 'nobody'] as const
export type RunMode = (typeof modes)[number]

export type ProcessUser = {
  readonly mode: RunMode
  /** Arguments to put before a command. */
  readonly prefix: readonly string[]
  /** The ids that make `spawn` drop to another user. */
  readonly ids: { uid?: number; gid?: number }
}

const nobody = 65_534
const recordName = 'run-as'

/** PostgreSQL looks up the name of the user it runs as, so the namespace maps to an id that /etc/passwd lists. */
export function namedUser(passwd: string): number {
  const ids = passwd.split('\n').map((line) => Number(line.split(':')[2]))
  return ids.includes(nobody) ? nobody : (ids.find((id) => id > 0) ?? nobody)
}

function unshareWords(): string[] {
  const passwd = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : ''
  const id = namedUser(passwd)
  return ['unshare', '--user', `--map-user=${id}`, `--map-group=${id}`, '--']
}

/** A container may run this process under an id without a name. */
function areWeNamed(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function runAs(mode: RunMode): ProcessUser {
  return {
    mode,
    prefix: mode === 'unshare' || (mode === 'plain' && !areWeNamed() && canUnshare()) ? unshareWords() : [],
    ids: mode === 'nobody' ? { uid: nobody, gid: nobody } : {},
  }
}

function isRunMode(text: string): text is RunMode {
  return modes.some((mode) => mode === text)
}

/** Runs a short command the way the database would run. */
export function tryAs(as: ProcessUser, command: string, ...words: string[]): { ok: boolean; said: string } {
  const [program = command, ...rest] = [...as.prefix, command, ...words]
  const { status, stderr, error } = spawnSync(program, rest, { ...as.ids, cwd: '/', encoding: 'utf8' })
  return { ok: status === 0, said: error?.message ?? stderr.trim() }
}

/**
 * Whether that user may enter a folder. Root in its own namespace, and the user nobody, have no rights on the files of
 * others.
 */
export function mayEnter(as: ProcessUser, folder: string): boolean {
  return tryAs(as, '/bin/sh', '-c', 'test -x "$1"', 'sh', folder).ok
}

function canUnshare(): boolean {
  return tryAs({ mode: 'unshare', prefix: unshareWords(), ids: {} }, 'true').ok
}

function possibleMode(): RunMode {
  if (process.getuid?.() !== 0) return 'plain'
  return canUnshare() ? 'unshare' : 'nobody'
}

/** Gives a file or folder that the shop created to the user that the database runs as. */
export async function chownTo(as: ProcessUser, path: string): Promise<void> {
  if (as.ids.uid !== undefined) await chown(path, as.ids.uid, as.ids.uid)
}

function assertParentsAccessible(as: ProcessUser, folder: string): void {
  if (mayEnter(as, folder)) return
  let closed = folder
  while (closed !== dirname(closed) && !mayEnter(as, dirname(closed))) closed = dirname(closed)
  throw new DatabaseStartError(
    'folder_not_usable',
    `The database cannot run as root, and the user it runs as instead may not enter ${closed}. Start the shop as an ordinary user, or put the data elsewhere: DATA_DIR=/var/lib/hadashi npm start`,
  )
}

/**
 * Chooses how the database runs and keeps that choice. The modes leave files to different owners, so the first choice
 * is recorded next to the data, and a later start that cannot use it reports so instead of failing on a file.
 */
export async function chooseRunAs(folder: string, possible: RunMode = possibleMode()): Promise<ProcessUser> {
  const recorded = (await readFile(join(folder, recordName), 'utf8').catch(() => '')).trim()
  if (!isRunMode(recorded)) return runAs(possible)
  assertRunModePossible(folder, recorded, possible)
  return runAs(recorded)
}

/** Creates the database's folder in the data folder, accessible to the user it runs as, and records the mode. */
export async function makeDatabaseFolder(dataDir: string, folder: string, as: ProcessUser): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (as.mode === 'nobody') {
    await chownTo(as, folder)
    // Only that user may pass through the data folder, which keeps its owner.
    const { uid, mode } = await stat(dataDir)
    await chown(dataDir, uid, nobody)
    await chmod(dataDir, mode | 0o010)
  }
  if (as.mode !== 'plain') assertParentsAccessible(as, folder)
  await writeFile(join(folder, recordName), `${as.mode}\n`)
}

function assertRunModePossible(folder: string, recorded: RunMode, possible: RunMode): void {
  if ((recorded === 'plain') !== (possible === 'plain'))
    throw new DatabaseStartError(
      'other_user',
      `The database in ${folder} was made by ${recorded === 'plain' ? 'an ordinary user' : 'root'}. Start the shop as that user, or use another data folder: DATA_DIR=other-folder npm start`,
    )
  if (recorded === 'unshare' && possible === 'nobody')
    throw new DatabaseStartError(
      'mode_gone',
      `The database in ${folder} was started by the command "unshare", which does not work here any more. Allow user namespaces again, or start the shop as an ordinary user with another data folder.`,
    )
}
