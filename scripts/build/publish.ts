import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Open tabs continue to load chunks of earlier builds. */
export const retainedBuilds = 5

export async function latestId(dist: string): Promise<string | undefined> {
  const text = await readFile(join(dist, 'latest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { id } = JSON.parse(text)
  const isThere = await stat(join(dist, 'builds', id, 'site', 'index.html')).catch(() => undefined)
  return isThere ? id : undefined
}

/** Removes all builds but the newest `retainedBuilds`; the latest always stays. */
async function removeOld(builds: string, latest: string): Promise<void> {
  const ids = (await readdir(builds)).filter((id) => /^[0-9a-f]{12}$/.test(id))
  const aged = await Promise.all(ids.map(async (id) => ({ id, at: (await stat(join(builds, id))).mtimeMs })))
  const newestFirst = aged.toSorted((one, other) => other.at - one.at).filter(({ id }) => id !== latest)
  for (const { id } of newestFirst.slice(retainedBuilds - 1))
    await rm(join(builds, id), { recursive: true, force: true })
}

/** Moves a finished build into place and makes it the latest, in two renames: no reader ever sees a partial build. */
export async function publish(making: string, dist: string, id: string, timestamp: number): Promise<void> {
  const builds = join(dist, 'builds')
  await mkdir(builds, { recursive: true })
  await rm(join(builds, id), { recursive: true, force: true })
  await rename(making, join(builds, id))
  const note = join(dist, `latest.${process.pid}.json`)
  await writeFile(note, `${JSON.stringify({ id, timestamp })}\n`)
  await rename(note, join(dist, 'latest.json'))
  await removeOld(builds, id)
}
