import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where this shop's builds lie. */
export const distFolder = fileURLToPath(new URL('../../dist', import.meta.url))

/** The build that is served from the next start on, and where it lies. */
export async function newestBuild(dist: string): Promise<{ id: string; folder: string } | undefined> {
  const latest = await readFile(join(dist, 'latest.json')).catch(() => undefined)
  if (!latest) return undefined
  const id = String(JSON.parse(latest.toString()).id)
  return { id, folder: join(dist, 'builds', id) }
}
