import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates an empty folder; returns its path and a function that removes it. */
export async function emptyFolderFor(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'hadashi-test-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** Creates an empty folder that is removed after the test. */
export async function emptyFolder(): Promise<string> {
  const { path, remove } = await emptyFolderFor()
  onTestFinished(remove)
  return path
}
