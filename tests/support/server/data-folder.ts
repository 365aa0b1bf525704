import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder, and the way to be rid of it. */
export async function emptyFolderFor(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'hadashi-test-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** An empty folder that is gone after the test. */
export async function emptyFolder(): Promise<string> {
  const { path, remove } = await emptyFolderFor()
  onTestFinished(remove)
  return path
}
