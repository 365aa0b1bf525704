import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf } from './content-types.ts'
import { type Encoding, type StoredFile, storeFile } from './stored-file.ts'

export type Site = {
  readonly buildId: string | null
  /** By the path of its address. */
  readonly files: ReadonlyMap<string, StoredFile>
}

const suffixes: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }

/** The paths of all files below a folder. Links are left out: nothing outside the folder can be reached through one. */
async function filesIn(folder: string, path = ''): Promise<string[]> {
  const entries = await readdir(join(folder, path), { withFileTypes: true })
  const found = entries.map((entry) => {
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory()) return filesIn(folder, inner)
    return entry.isFile() ? [inner] : []
  })
  return (await Promise.all(found)).flat()
}

async function loadBuild(folder: string): Promise<Map<string, StoredFile>> {
  const paths = new Set(await filesIn(folder))
  const plain = [...paths].filter(
    (path) => !Object.keys(suffixes).some((suffix) => path.endsWith(suffix) && paths.has(path.slice(0, -3))),
  )
  const entries = plain.map(async (path) => {
    const bodies = new Map<Encoding, Buffer>([['identity', await readFile(join(folder, path))]])
    for (const [suffix, encoding] of Object.entries(suffixes))
      if (paths.has(path + suffix)) bodies.set(encoding, await readFile(join(folder, path + suffix)))
    return [path, storeFile(contentTypeOf(path), path.startsWith('/assets/'), bodies)] as const
  })
  return new Map(await Promise.all(entries))
}

/**
 * Reads the newest build into memory, and from the builds before it the parts that a tab which is still open may ask
 * for. Nothing else can be served: an address that is not in this map has no file.
 */
export async function loadSite(dist: string): Promise<Site> {
  const latest = await readFile(join(dist, 'latest.json')).catch(() => undefined)
  if (!latest) return { buildId: null, files: new Map() }
  const buildId = String(JSON.parse(latest.toString()).id)
  const builds = join(dist, 'builds')
  const files = await loadBuild(join(builds, buildId, 'site'))
  for (const earlier of (await readdir(builds)).filter((id) => id !== buildId)) {
    const loaded = await loadBuild(join(builds, earlier, 'site')).catch(() => new Map<string, StoredFile>())
    for (const [path, file] of loaded) if (file.isImmutable && !files.has(path)) files.set(path, file)
  }
  files.set('/builds/latest.json', storeFile(contentTypeOf('.json'), false, new Map([['identity', latest]])))
  return { buildId, files }
}
