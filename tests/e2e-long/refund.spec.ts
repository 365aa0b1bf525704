import { expectUsable } from '../support/a11y/usable.ts'
import { expect, openAlive } from '../support/browser/console.ts'
import { goodLinks } from '../support/browser/good-link.ts'
import { findMail, linkIn, press, test } from '../support/browser/pay-journey.ts'
import { filledIn } from '../support/browser/scenario-in.ts'
import { openShopDatabase } from '../support/server/own-shop.ts'

test('cancels a paid order before printing, with the refund on page, in mails and at the provider', async ({
  page,
  ownShop,
}) => {
  test.slow()
  await goodLinks(page)
  const { email } = await filledIn<{ email: string }>(ownShop, 'order-paid')
  await openAlive(page, linkIn(await findMail(ownShop, email, 'paid')))
  await expect(page.getByRole('heading', { level: 2, name: 'Paid' })).toBeVisible()
  await press(page, 'Cancel the order')
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await expect(question).toContainText('The money goes back the way you paid it.')
  await question.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.locator('.order-notice')).toContainText('What you paid goes back to you.')
  await expect(page.getByRole('heading', { level: 2, name: 'Refund on its way' })).toBeVisible()
  await expectUsable(page)

  await test.step('reports it in both mails', async () => {
    const pending = await findMail(ownShop, email, 'refund_pending')
    expect(pending.text.replace(/\s+/g, ' ')).toContain('We’re paying back £240. It goes back the way you paid.')
    const back = await findMail(ownShop, email, 'refunded')
    expect(back.text.replace(/\s+/g, ' ')).toContain('We’ve paid back £240.')
  })

  await test.step('shows the full refund at the payment provider', async () => {
    const db = await openShopDatabase(ownShop.dataDir)
    const { checkout_url: url } = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select('payments.checkout_url')
      .where('stage', '=', 'refunded')
      .executeTakeFirstOrThrow()
    await db.destroy()
    await page.goto(new URL(url ?? '').pathname)
    await page.getByText('For testers').click()
    await expect(page.getByText('£240: Paid back')).toBeVisible()
  })
})
