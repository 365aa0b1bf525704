import { mergeTests } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, isAlive, openAlive } from '../support/browser/console.ts'
import { test as inOwnShop } from '../support/browser/in-own-shop.ts'
import { agreement, at, test as onTheWay, press } from '../support/browser/pair-journey.ts'
import { storeGuestOnDevice } from '../support/browser/place-guest-order.ts'
import { words } from '../support/browser/scan-journey.ts'
import { type OwnShop, openShopDatabase } from '../support/server/own-shop.ts'
import { withPairs } from '../support/server/pair-visitor.ts'
import { createShopGuest } from '../support/server/shop-guest.ts'

const test = mergeTests(onTheWay, inOwnShop)
const say = words.en

/** An order with a poor scan of the left foot, placed before the shop rejected such scans. */
async function placeWeakOrder({ url, dataDir }: OwnShop) {
  const { visitor } = await withPairs(await createShopGuest(url), 1)
  const { order } = await visitor.placeOrder()
  const db = await openShopDatabase(dataDir)
  const of = db.selectFrom('order_pairs').where('order_id', '=', order?.id ?? '')
  const { id, configuration } = await of.select(['id', 'configuration']).executeTakeFirstOrThrow()
  const { left, right } = configuration.feet
  const foot = { ...left.scanned.foot, quality: { score: 30, reasons: [] } }
  const weak = { ...configuration, feet: { right, left: { ...left, scanned: { ...left.scanned, foot } } } }
  await db
    .updateTable('order_pairs')
    .set({ configuration: JSON.stringify(weak) })
    .where('id', '=', id)
    .execute()
  await db.destroy()
  return visitor
}

test('reports a pair with a weak scan, remeasures its foot and makes it payable within a minute', async ({
  page,
  ownShop,
}) => {
  test.slow()
  const visitor = await placeWeakOrder(ownShop)
  await ownShop.restart({ WORKSHOP: 'here' })
  const stage = async () => (await visitor.call('/order/list')).data.orders[0].stage
  await expect.poll(stage).toBe('needs_attention')
  await storeGuestOnDevice(page, visitor)

  await test.step('names the foot and leads to measuring it', async () => {
    await openAlive(page, '/order-exists')
    await expect(page.locator('.order-pair-error')).toContainText('The quality of the left foot’s scan is too low')
    await expectUsable(page)
    await press(page, 'Measure again')
    await at(page, '/tabi-gen-01/scan')
  })

  await test.step('remeasures both feet', async () => {
    await press(page, 'Measure again')
    await press(page, say.noSize)
    await page.getByRole('radio', { name: say.byHand }).check()
    await press(page, 'See what you need')
    await press(page, say.leftNow)
    for (const length of ['250', '251']) {
      await page.getByRole('textbox', { name: /^Length/ }).fill(length)
      await press(page, 'Check the numbers')
      await press(page, say.accept)
    }
    await expect(page.getByText(say.isSaved)).toBeVisible()
  })

  await test.step('changes the order, which is payable within a minute', async () => {
    await openAlive(page, '/tabi-gen-01/summary')
    await agreement(page).check()
    await press(page, 'Change the order')
    await page.getByRole('dialog').getByRole('button', { name: 'Change the order' }).click()
    await at(page, '/order-exists')
    await expect(page.locator('.order-notice')).toContainText('The design of the pair is changed.')
    await expect.poll(stage, { timeout: 60_000 }).toBe('ready_to_pay')
    await page.reload()
    await isAlive(page)
    await expect(page.locator('.order-details h2')).toHaveText('Ready to pay')
    await expect(page.locator('.order-pair-error')).toHaveCount(0)
    await expectUsable(page)
  })
})
