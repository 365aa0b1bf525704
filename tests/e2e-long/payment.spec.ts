import { expectUsable } from '../support/a11y/usable.ts'
import { expect, openAlive } from '../support/browser/console.ts'
import {
  comesToPay,
  findMail,
  follow,
  linkIn,
  moveClock,
  press,
  sandboxPayPage,
  test,
} from '../support/browser/pay-journey.ts'
import { title } from '../support/browser/scan-journey.ts'

test('lets a voucher in yen expire with a notice, and pays another at the till', async ({ page, context, ownShop }) => {
  test.slow()
  const { email, payPage } = await comesToPay({ page, context, ownShop }, 'order-ready-in-yen')
  const chooseVoucher = async () => {
    await press(page, '44,000円を支払う')
    await page.waitForURL(sandboxPayPage)
    const paymentPage = page.url()
    await press(page, 'コンビニで支払う')
    await follow(page, 'お店へ戻る')
    await expect(page.getByText(/23:59までに.*コンビニのレジ/)).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: /を支払う$/ })).toHaveCount(0)
    return paymentPage
  }
  await openAlive(page, `/ja${payPage}`)
  const paymentPage = await chooseVoucher()
  await expect(title(page, 'コンビニでのお支払い')).toBeVisible()
  await expectUsable(page)

  await test.step('charges nothing for an expired voucher and keeps the order payable', async () => {
    await page.goto(paymentPage)
    await press(page, '支払わずに期限切れにする')
    await expect(title(page, 'お支払い期限が過ぎました')).toBeVisible()
    const { text } = await findMail(ownShop, email, 'payment_failed')
    expect(text).toContain('もう一度お支払いいただけます')
    await openAlive(page, `/ja${payPage}`)
    await expect(page.getByText('前回のお支払いは完了していません')).toBeVisible()
  })

  const second = await chooseVoucher()
  expect(second).not.toBe(paymentPage)
  await page.goto(second)
  await press(page, 'レジで支払う')
  await follow(page, 'お店へ戻る')
  await expect(page.getByText('お支払いを確認しました')).toBeVisible({ timeout: 20_000 })
})

test('reminds a payer who left by e-mail after a day and accepts the payment from there', async ({
  page,
  context,
  ownShop,
  mayFail,
}) => {
  test.slow()
  // After an hour the token has expired: the page's first requests are repeated after its refresh.
  mayFail(/\/api\/order\//)
  const { email, payPage } = await comesToPay({ page, context, ownShop }, 'order-ready')
  await openAlive(page, payPage)
  await test.step('opens and closes the cancel dialog by keyboard', async () => {
    const cancel = page.getByRole('button', { name: 'Cancel the order' })
    await cancel.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cancel).toBeFocused()
  })
  await press(page, 'Pay £240 now')
  await page.waitForURL(sandboxPayPage)
  await follow(page, 'Back to the shop without paying')
  await expect(page.getByText('You haven’t paid')).toBeVisible()
  await expect(page.getByText(/We hold the order until/)).toBeVisible()
  await expect(page.getByText(/A payment is open until .*you can cancel the order after that/)).toBeVisible()
  await expectUsable(page)

  // The reservation for the payment has ended; a day later the reminder is sent.
  await moveClock(ownShop, '+1h')
  await findMail(ownShop, email, 'payment_failed')
  await moveClock(ownShop, '+1d')
  const mail = await findMail(ownShop, email, 'pay_reminder')
  expect(mail.text.replace(/\s+/g, ' ')).toContain('please pay £240')
  await openAlive(page, linkIn(mail))
  const strip = page.getByRole('region', { name: 'Your pair can be made' })
  await expectUsable(page)
  await strip.getByRole('link', { name: 'Go to payment' }).click()
  await expect(page.getByText('Your last payment wasn’t completed')).toBeVisible()
  await press(page, 'Pay £240 now')
  await page.waitForURL(sandboxPayPage)
  await press(page, 'Pay by card')
  await expect(page.getByText('Your payment is here')).toBeVisible({ timeout: 20_000 })
})
