import { resolve } from 'node:path'
import { jwtSecret } from '#server/access/jwt-secret.ts'
import { createSecrets } from '#server/verifications/secrets.ts'
import { shopDatabase } from './customer.ts'

/**
 * Deletes the rate limits of an address in the shop of the browser tests, so that no test waits half a minute for its
 * next mail.
 */
export async function purgeMails(email: string): Promise<void> {
  const { addressName } = createSecrets(await jwtSecret(undefined, resolve(String(process.env.SHOP_DATA_DIR))))
  const db = await shopDatabase()
  await db
    .deleteFrom('rate_limits')
    .where('name', 'like', `%${addressName(email)}`)
    .execute()
}
