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

test('a slip in yen is chosen and lapses, which is told; another one is paid at the till, and the order says so', async ({
  page,
  context,
  ownShop,
}) => {
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

  await test.step('the slip lapses: nothing was charged, and the order can be paid as before', async () => {
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

test('whoever left the payment is reminded a day later by e-mail, and pays from there', async ({
  page,
  context,
  ownShop,
  mayFail,
}) => {
  test.slow()
  // An hour later the token is old: whatever the page asks first is asked again once it is refreshed.
  mayFail(/\/api\/order\//)
  const { email, payPage } = await comesToPay({ page, context, ownShop }, 'order-ready')
  await openAlive(page, payPage)
  await test.step('the question whether to cancel is opened and left by keyboard', async () => {
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

  // What it was held for is over; a day later it is asked for.
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
