import { networkInterfaces } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Seller, sellerExtras, sellerFrom, sellerParts } from '#domain/content/seller.ts'
import { readArgumentsOrExit } from '#server/cli/arguments/read-arguments.ts'
import { withLan } from '#server/env/lan.ts'
import { environment } from '#server/env/settings.ts'
import { buildShop } from './build/build-shop.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const sellerNames = [...sellerParts, ...sellerExtras]

type SellerName = `SELLER_${Uppercase<(typeof sellerNames)[number]>}`

const envValues = withLan(process.env, networkInterfaces())

/** Reads a setting by the same rules as the server. */
function setting(name: 'API_BASE' | 'PUBLIC_URL' | 'VIEWER' | SellerName) {
  const read = environment[name].read(envValues[name] || undefined)
  if ('invalid' in read) throw new Error(`${name} ${read.invalid}`)
  return read.value
}

const sellerSetting = (part: (typeof sellerNames)[number]) => `SELLER_${part.toUpperCase()}` as SellerName

function readSeller(): Seller | undefined {
  const seller = sellerFrom(Object.fromEntries(sellerNames.map((part) => [part, setting(sellerSetting(part))])))
  if (!seller || !('missing' in seller)) return seller
  const names = seller.missing.map(sellerSetting).join(', ')
  console.error(
    `Nothing was built: the seller is named only in part. Set ${names} as well, or none of the SELLER_ settings for the demo with its invented seller.`,
  )
  process.exit(1)
}

/** `node scripts/build.ts FOLDER` builds into another folder than the shop's own. */
const { positionals } = readArgumentsOrExit({ allowPositionals: true }, 'npm run build -- [FOLDER]')
const [folder = join(root, 'dist')] = positionals

await buildShop({
  root,
  dist: resolve(folder),
  apiBase: setting('API_BASE') ?? '',
  publicUrl: new URL(setting('PUBLIC_URL') ?? 'http://localhost:3000').origin,
  seller: readSeller(),
  viewer: setting('VIEWER') === 'three' ? 'three' : 'shapediver',
})
