import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Encoding, type StoredFile, storeFile } from '#server/http/stored-file.ts'
import { getContentType } from './content-types.ts'

/** The folder of this shop's builds. */
export const distFolder = fileURLToPath(new URL('../../dist', import.meta.url))

/** The build that the next start will serve, and its folder. */
export async function newestBuild(dist: string): Promise<{ id: string; folder: string } | undefined> {
  const latest = await readFile(join(dist, 'latest.json')).catch(() => undefined)
  if (!latest) return undefined
  const id = String(JSON.parse(latest.toString()).id)
  return { id, folder: join(dist, 'builds', id) }
}

export type LoadedBuild = {
  readonly buildId: string | null
  /** The folder of the newest build, including what is next to the served files. */
  readonly folder: string | undefined
  /** Files by URL path. Pages are replaced at runtime when operators change their texts. */
  readonly files: Map<string, StoredFile>
  /** Payloads of pages of earlier builds, by URL with the build id as query. */
  readonly earlierPayloads: ReadonlyMap<string, StoredFile>
  /** Hashes of the inline styles in the pages. */
  readonly styles: readonly string[]
}

const suffixes: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' }

/**
 * The paths of all files below a folder. Symlinks are skipped, so nothing outside the folder can be reached through
 * one.
 */
async function filesIn(folder: string, path = ''): Promise<string[]> {
  const entries = await readdir(join(folder, path), { withFileTypes: true })
  const found = entries.map((entry) => {
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory()) return filesIn(folder, inner)
    return entry.isFile() ? [inner] : []
  })
  return (await Promise.all(found)).flat()
}

async function readBuild(folder: string): Promise<Map<string, StoredFile>> {
  const paths = new Set(await filesIn(folder))
  const plain = [...paths].filter(
    (path) => !Object.keys(suffixes).some((suffix) => path.endsWith(suffix) && paths.has(path.slice(0, -3))),
  )
  const entries = plain.map(async (path) => {
    const bodies = new Map<Encoding, Buffer>([['identity', await readFile(join(folder, path))]])
    for (const [suffix, encoding] of Object.entries(suffixes))
      if (paths.has(path + suffix)) bodies.set(encoding, await readFile(join(folder, path + suffix)))
    return [path, storeFile(getContentType(path), path.startsWith('/assets/'), bodies)] as const
  })
  return new Map(await Promise.all(entries))
}

/** The hashes of the inline styles in the pages, in the form of a Content-Security-Policy. */
function stylesIn(files: ReadonlyMap<string, StoredFile>): string[] {
  const pages = [...files.values()].filter(({ contentType }) => contentType.startsWith('text/html'))
  const styles = pages.flatMap(({ bodies }) =>
    Array.from(String(bodies.get('identity')).matchAll(/<style>(.*?)<\/style>/gs), ([, text = '']) => text),
  )
  return [...new Set(styles)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * Reads the newest build into memory, and from earlier builds what an open tab may still request: its chunks, the
 * payloads of its pages and its build metadata. Nothing else can be served: a path that is not in these maps has no
 * file.
 */
export async function loadBuild(dist: string): Promise<LoadedBuild> {
  const newest = await newestBuild(dist)
  if (!newest) return { buildId: null, folder: undefined, files: new Map(), earlierPayloads: new Map(), styles: [] }
  const { id: buildId, folder } = newest
  const builds = join(dist, 'builds')
  const files = await readBuild(join(folder, 'site'))
  const earlierPayloads = new Map<string, StoredFile>()
  for (const earlier of (await readdir(builds)).filter((id) => id !== buildId)) {
    const loaded = await readBuild(join(builds, earlier, 'site')).catch(() => new Map<string, StoredFile>())
    for (const [path, file] of loaded) {
      if (path.endsWith('/_payload.json')) earlierPayloads.set(`${path}?${earlier}`, file)
      else if (!files.has(path) && (file.isImmutable || path.startsWith('/builds/meta/'))) files.set(path, file)
    }
  }
  return { buildId, folder, files, earlierPayloads, styles: stylesIn(files) }
}
