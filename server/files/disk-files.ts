import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { checkKey, type Files, isKey, type WrittenFile } from './port.ts'

/** Keys contain no dot, so an unfinished file is never taken for a complete one. */
const halfDone = '.part'

/** Stores files in a folder of this machine, which several servers would have to share. */
export function diskFiles(folder: string): Files {
  const pathFor = (key: string) => {
    checkKey(key)
    return join(folder, key)
  }

  return {
    async write(key, bytes) {
      const path = pathFor(key)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const beside = `${path}.${randomUUID()}${halfDone}`
      try {
        const written = await writeSynced(beside, bytes)
        await rename(beside, path)
        await syncFolder(folder)
        return written
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
    },

    async read(key, range) {
      const handle = await open(pathFor(key), 'r').catch(unlessMissing)
      if (!handle) return undefined
      return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>
    },

    async remove(key) {
      await rm(pathFor(key), { force: true })
    },

    async *list() {
      const names = (await readdir(folder).catch(unlessMissing)) ?? []
      for (const key of names.filter(isKey).toSorted()) {
        const found = await stat(join(folder, key)).catch(unlessMissing)
        if (found) yield { key, writtenAt: found.mtime }
      }
    },

    async removeHalfDone(before) {
      const names = (await readdir(folder).catch(unlessMissing)) ?? []
      let removed = 0
      for (const name of names.filter((one) => one.endsWith(halfDone))) {
        const path = join(folder, name)
        const found = await stat(path).catch(unlessMissing)
        if (!found || found.mtime >= before) continue
        await rm(path, { force: true })
        removed += 1
      }
      return removed
    },
  }
}

/** Writes a new file and syncs it to the disk before it returns. */
async function writeSynced(path: string, bytes: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
  const handle = await open(path, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let size = 0
    for await (const chunk of bytes) {
      hash.update(chunk)
      size += chunk.byteLength
      await handle.appendFile(chunk)
    }
    await handle.sync()
    return { size, digest: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}

/** Syncs a folder, so that a new file name is durable. Windows does this by itself and cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
