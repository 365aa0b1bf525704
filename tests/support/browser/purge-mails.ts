import { resolve } from 'node:path'
import { jwtSecret } from '#server/access/jwt-secret.ts'
import { createSecrets } from '#server/verifications/secrets.ts'
import { shopDatabase } from './customer.ts'

/** The shop of the browser tests forgets what it has sent to an address: no test waits half a minute. */
export async function purgeMails(email: string): Promise<void> {
  const { addressName } = createSecrets(await jwtSecret(undefined, resolve(String(process.env.SHOP_DATA_DIR))))
  const db = await shopDatabase()
  await db
    .deleteFrom('hits')
    .where('name', 'like', `%${addressName(email)}`)
    .execute()
}
