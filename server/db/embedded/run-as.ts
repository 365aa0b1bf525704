import { spawnSync } from 'node:child_process'
import { chown, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseStartError } from '../database-start-error.ts'

/**
 * PostgreSQL refuses to run as root. `plain`: we are an ordinary user. `unshare`: root runs it in a user namespace of
 * its own, where it is user 1000; the files stay root's. `nobody`: root gives the files to user 65534 and drops to it.
 */
const ways = ['plain', 'unshare', 'nobody'] as const
export type RunWay = (typeof ways)[number]

export type RunAs = {
  readonly way: RunWay
  /** Words to put before a command. */
  readonly prefix: readonly string[]
  /** What `spawn` needs to drop to another user. */
  readonly ids: { uid?: number; gid?: number }
}

const nobody = 65_534
const unshare = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--']

export function runAs(way: RunWay): RunAs {
  return {
    way,
    prefix: way === 'unshare' ? unshare : [],
    ids: way === 'nobody' ? { uid: nobody, gid: nobody } : {},
  }
}

function isWay(text: string): text is RunWay {
  return ways.some((way) => way === text)
}

function canUnshare(): boolean {
  const [command = '', ...words] = unshare
  return spawnSync(command, [...words, 'true'], { stdio: 'ignore' }).status === 0
}

function possibleWay(): RunWay {
  if (process.getuid?.() !== 0) return 'plain'
  return canUnshare() ? 'unshare' : 'nobody'
}

/** As `nobody` every folder on the way to the data must let others pass. */
async function refuseClosedParents(folder: string): Promise<void> {
  for (let parent = dirname(folder); ; parent = dirname(parent)) {
    const { mode } = await stat(parent)
    if ((mode & 0o001) === 0)
      throw new DatabaseStartError(
        'folder_not_usable',
        `The database cannot run as root, and the user it would run as may not pass through ${parent}. Start as an ordinary user, or put the data elsewhere: DATA_DIR=/var/lib/hadashi npm start`,
      )
    if (parent === dirname(parent)) return
  }
}

async function giveTo(id: number, path: string): Promise<void> {
  await chown(path, id, id)
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) await giveTo(id, child)
    else if (!entry.isSymbolicLink()) await chown(child, id, id)
  }
}

/**
 * Chooses how the database runs and keeps to it: the ways leave files to different owners, so the first choice is
 * written beside the data, and a later start that cannot follow it says so instead of failing on a file.
 */
export async function chooseRunAs(folder: string): Promise<RunAs> {
  const record = join(folder, 'run-as')
  const recorded = (await readFile(record, 'utf8').catch(() => '')).trim()
  const possible = possibleWay()
  if (isWay(recorded)) {
    refuseOtherUser(folder, recorded, possible)
    return runAs(recorded)
  }
  if (possible === 'nobody') await refuseClosedParents(folder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(record, `${possible}\n`)
  if (possible === 'nobody') await giveTo(nobody, folder)
  return runAs(possible)
}

function refuseOtherUser(folder: string, recorded: RunWay, possible: RunWay): void {
  const asRoot = process.getuid?.() === 0
  if ((recorded === 'plain') === asRoot)
    throw new DatabaseStartError(
      'other_user',
      `The database in ${folder} was made by ${asRoot ? 'an ordinary user' : 'root'}. Start the shop as that user, or use another data folder: DATA_DIR=other-folder npm start`,
    )
  if (recorded === 'unshare' && possible === 'nobody')
    throw new DatabaseStartError(
      'way_gone',
      `The database in ${folder} was started by the command "unshare", which does not work here any more. Allow user namespaces again, or start the shop as an ordinary user with another data folder.`,
    )
}
