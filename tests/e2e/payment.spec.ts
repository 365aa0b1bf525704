import type { Page } from '@playwright/test'
import { expect, openAlive } from '../support/console.ts'
import { atHouse, clockOf, comesToPay, follow, linkIn, mailOf, press, test } from '../support/pay-journey.ts'
import { expectUsable } from '../support/usable.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

test('a pair can be made: the reminder leads to its payment, a card is declined, another one pays, and the order says so', async ({
  page,
  context,
  ownShop,
}) => {
  test.slow()
  await comesToPay({ page, context, ownShop }, 'order-ready')
  await openAlive(page, '/about')
  const prompt = page.getByRole('dialog', { name: 'Your pair can be made' })
  await expect(prompt).toContainText('£240')
  await expect(prompt.locator('.due-picture img')).toBeVisible()
  await expectUsable(page)
  await prompt.getByRole('button', { name: 'Go to payment' }).click()

  await test.step('the pay page says what is agreed, and is called so', async () => {
    await expect(heading(page, /^Pay for pair \d+$/)).toBeVisible()
    await expect(page).toHaveTitle(/^Pay for pair \d+ · Hadashi$/)
    await expect(page.locator('.six-items dt')).toHaveCount(6)
    await expect(page.getByText(/the demo’s own payment page/)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2)
    await expectUsable(page)
  })

  await test.step('declined, then paid, by keyboard alone', async () => {
    await page.getByRole('button', { name: 'Pay £240 now' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(atHouse)
    await press(page, 'Try a card that is declined')
    await expect(page.getByRole('alert')).toContainText('declined')
    await page.getByRole('button', { name: 'Pay by card' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your payment is here')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('heading', { level: 2, name: 'Paid' })).toBeVisible()
    await expectUsable(page)
  })
})

test('a slip in yen is chosen and lapses, which is told; another one is paid at the till, and the order says so', async ({
  page,
  context,
  ownShop,
}) => {
  test.slow()
  const { email, payPage } = await comesToPay({ page, context, ownShop }, 'order-ready-in-yen')
  const chooseSlip = async () => {
    await press(page, '44,000円を支払う')
    await page.waitForURL(atHouse)
    const house = page.url()
    await press(page, 'コンビニで支払う')
    await follow(page, 'お店へ戻る')
    await expect(page.getByText(/23:59までに.*コンビニのレジ/)).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: /を支払う$/ })).toHaveCount(0)
    return house
  }
  await openAlive(page, `/ja${payPage}`)
  const house = await chooseSlip()
  await expect(heading(page, 'コンビニでのお支払い')).toBeVisible()
  await expectUsable(page)

  await test.step('the slip lapses: nothing was charged, and the order can be paid as before', async () => {
    await page.goto(house)
    await press(page, '支払わずに期限切れにする')
    await expect(heading(page, 'お支払い期限が過ぎました')).toBeVisible()
    const { text } = await mailOf(ownShop, email, 'payment_failed')
    expect(text).toContain('もう一度お支払いいただけます')
    await openAlive(page, `/ja${payPage}`)
    await expect(page.getByText('前回のお支払いは完了していません')).toBeVisible()
  })

  const second = await chooseSlip()
  expect(second).not.toBe(house)
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
  // The page stays open past the hour of its token: the stream is refused once, and asked for again with a new one.
  mayFail(/\/api\/order\/events$/)
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
  await page.waitForURL(atHouse)
  await follow(page, 'Back to the shop without paying')
  await expect(page.getByText('You haven’t paid')).toBeVisible()
  await expect(page.getByText(/We hold the order until/)).toBeVisible()
  await expect(page.getByText(/A payment is open until .*you can cancel the order after that/)).toBeVisible()
  await expectUsable(page)

  // What it was held for is over; a day later it is asked for.
  await clockOf(ownShop, '+1h')
  await mailOf(ownShop, email, 'payment_failed')
  await clockOf(ownShop, '+1d')
  const mail = await mailOf(ownShop, email, 'pay_reminder')
  expect(mail.text.replace(/\s+/g, ' ')).toContain('please pay £240')
  await openAlive(page, linkIn(mail))
  const strip = page.getByRole('region', { name: 'Your pair can be made' })
  await expectUsable(page)
  await strip.getByRole('link', { name: 'Go to payment' }).click()
  await expect(page.getByText('Your last payment wasn’t completed')).toBeVisible()
  await press(page, 'Pay £240 now')
  await page.waitForURL(atHouse)
  await press(page, 'Pay by card')
  await expect(page.getByText('Your payment is here')).toBeVisible({ timeout: 20_000 })
})
