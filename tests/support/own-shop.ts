import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from './running-shop.ts'

export type OwnShop = { readonly url: string; restart(): Promise<void>; close(): Promise<void> }

/** A shop that may be stopped and started again at its address, with all that it has kept. */
export async function openOwnShop(): Promise<OwnShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hadashi-shop-'))
  const env = { TRUSTED_PROXIES: '127.0.0.1' }
  let shop = await startShop({ dataDir, env })
  const { url } = shop
  return {
    url,
    async restart() {
      await shop.stop()
      shop = await startShop({ dataDir, env: { ...env, PORT: new URL(url).port } })
    },
    async close() {
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
