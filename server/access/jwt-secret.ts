import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret that signs tokens: the configured one, or one that is generated once and stored in the data folder. */
export async function jwtSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given
  const file = join(dataDir, 'jwt-secret')
  const readStoredSecret = () => readFile(file, 'utf8')
  return readStoredSecret().catch(async () => {
    // When two processes start at once, the exclusive write of one fails, and both read the same file.
    await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(() => {})
    return readStoredSecret()
  })
}
