import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sellerFrom } from '#domain/content/seller.ts'
import { environment } from '#server/env/settings.ts'
import { buildShop } from './build/build-shop.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** The build reads what the server reads, by the same rules. */
function setting(
  name: 'API_BASE' | 'PUBLIC_URL' | `SELLER_${'NAME' | 'ADDRESS' | 'NUMBER' | 'REPRESENTATIVE' | 'PHONE' | 'EMAIL'}`,
) {
  const read = environment[name].read(process.env[name] || undefined)
  if ('wrong' in read) throw new Error(`${name} ${read.wrong}`)
  return read.value
}

/** `node scripts/build.ts FOLDER` builds into another folder than the shop's own. */
const [, , folder = join(root, 'dist')] = process.argv

await buildShop({
  root,
  dist: resolve(folder),
  apiBase: setting('API_BASE') ?? '',
  publicUrl: new URL(setting('PUBLIC_URL') ?? 'http://localhost:3000').origin,
  seller: sellerFrom({
    name: setting('SELLER_NAME'),
    address: setting('SELLER_ADDRESS'),
    number: setting('SELLER_NUMBER'),
    representative: setting('SELLER_REPRESENTATIVE'),
    phone: setting('SELLER_PHONE'),
    email: setting('SELLER_EMAIL'),
  }),
})
