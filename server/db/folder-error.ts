import { DatabaseStartError } from './database-start-error.ts'

const reasons = new Map([
  ['EACCES', 'this user may not write there'],
  ['EPERM', 'this user may not write there'],
  ['EROFS', 'it is on a read-only disk'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota of this user is used up'],
  ['ENOTDIR', 'a part of its path is a file'],
  ['EEXIST', 'a file with that name exists'],
  ['ENOENT', 'no folder can be created there'],
  ['ENAMETOOLONG', 'its path is too long'],
])

/** Turns a file system error into a message for the shop's operator; returns any other error unchanged. */
export function toFolderError(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = reasons.get(code)
  if (reason === undefined) return error
  return new DatabaseStartError(
    'folder_not_usable',
    `The data folder ${folder} cannot be used: ${reason}. Fix that, or choose another one: DATA_DIR=other-folder npm start`,
    { cause: error },
  )
}
