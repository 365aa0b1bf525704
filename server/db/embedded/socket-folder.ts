import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lstat, mkdir, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseStartError } from '../database-start-error.ts'
import { chownTo, mayEnter, type ProcessUser } from './run-as.ts'

/** The kernel allows 108 bytes for a socket's path; PostgreSQL's file name takes 15 of them. */
const longestFolder = 90

/**
 * Creates a short folder for the database's socket, because the data folder's path may be too long for one. Its name is
 * derived from the data folder; an existing folder of that name that others own or may enter is rejected.
 */
export async function makeSocketFolder(dataFolder: string, as: ProcessUser): Promise<string> {
  const mark = createHash('sha256')
    .update(await realpath(dataFolder))
    .digest('hex')
    .slice(0, 12)
  const places = [tmpdir(), '/tmp'].map((parent) => ({ parent, folder: join(parent, `hadashi-${mark}`) }))
  const place = places.find(
    ({ parent, folder }) => Buffer.byteLength(folder) <= longestFolder && existsSync(parent) && mayEnter(as, parent),
  )
  if (!place)
    throw new DatabaseStartError(
      'folder_not_usable',
      "There is no folder for the database's socket: set TMPDIR to a short path that every user may enter.",
    )
  await makeOwn(place.folder, as)
  return place.folder
}

async function makeOwn(folder: string, as: ProcessUser): Promise<void> {
  const made = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
  if (made) await chownTo(as, folder)
  const owner = as.ids.uid ?? process.getuid?.()
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0)
    throw new DatabaseStartError(
      'folder_not_usable',
      `The folder ${folder} for the database's socket belongs to another user. Remove it, or set TMPDIR to a folder of your own.`,
    )
}
