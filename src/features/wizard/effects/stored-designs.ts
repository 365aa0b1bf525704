import { type DesignFile, readDesignFile } from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { readStored } from '#src/storage/stored-text.ts'

/** The designs on this device. */
export function readStoredDesigns(): DesignFile | undefined {
  return readDesignFile(readStored('localStorage', designFileKey) ?? null, Date.now())
}
