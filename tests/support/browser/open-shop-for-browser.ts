import { startShop } from '../server/running-shop.ts'

/** One real shop serves all browser tests of a run; its address reaches them as SHOP_URL. */
export default async function openShopForBrowser(): Promise<() => Promise<void>> {
  // The tests stand behind a proxy, which says for each of them where it calls from (console.ts).
  const shop = await startShop({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  process.env.SHOP_URL = shop.url
  process.env.SHOP_DATA_DIR = shop.dataDir
  return async () => {
    await shop.stop()
  }
}
