import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret that signs sessions: as it is given, else one that is made once and kept in the data folder. */
export async function jwtSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given !== undefined) return given
  const file = join(dataDir, 'jwt-secret')
  const readStoredSecret = () => readFile(file, 'utf8')
  return readStoredSecret().catch(async () => {
    // Only the first of two starts writes it; the other reads what was written.
    await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(() => {})
    return readStoredSecret()
  })
}
