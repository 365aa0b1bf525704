import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFiles } from '#server/files/disk-files.ts'

/** A file store for tests that store no files: nothing writes into its folder, so the folder does not exist. */
export const noFiles = diskFiles(join(tmpdir(), 'hadashi-no-files'))
