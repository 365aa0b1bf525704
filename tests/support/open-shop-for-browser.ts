import { startShop } from './running-shop.ts'

/** One real shop serves all browser tests of a run; its address reaches them as SHOP_URL. */
export default async function openShopForBrowser(): Promise<() => Promise<void>> {
  const shop = await startShop()
  process.env.SHOP_URL = shop.url
  process.env.SHOP_DATA_DIR = shop.dataDir
  return async () => {
    await shop.stop()
  }
}
