import { startShop } from '../server/running-shop.ts'

/** Starts the one real shop that serves all browser tests of a run; SHOP_URL passes its address on. */
export default async function openShopForBrowser(): Promise<() => Promise<void>> {
  // The tests act as a proxy that sets the client address of each of them (console.ts).
  const shop = await startShop({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  process.env.SHOP_URL = shop.url
  process.env.SHOP_DATA_DIR = shop.dataDir
  return async () => {
    await shop.stop()
  }
}
