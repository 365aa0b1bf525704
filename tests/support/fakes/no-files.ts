import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFiles } from '#server/files/disk-files.ts'

/** A store of files for tests that keep none: nothing writes into its folder, so there is none. */
export const noFiles = diskFiles(join(tmpdir(), 'hadashi-no-files'))
