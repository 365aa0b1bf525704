import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, isAlive, test } from '../support/console.ts'
import { guestOfShop } from '../support/guest-of-shop.ts'
import { signInKnown } from '../support/known-customer.ts'
import { codeIn, newestMail } from '../support/newest-mail.ts'
import { withPairs } from '../support/pair-visitor.ts'
import { expectUsable } from '../support/usable.ts'

/** A guest of somewhere else has placed an order; who has its link has it from their mail. */
async function placeOrder(baseURL: string | undefined) {
  const email = `${randomUUID().slice(0, 13)}@example.com`
  const { visitor } = await withPairs(await guestOfShop(String(baseURL)), 1)
  const { order, status } = await visitor.place({ contact: { email } })
  if (!order) throw new Error(`No order was placed: ${status}`)
  return { ...order, email }
}

const told = (page: Page) => page.locator('.order-told').first()
const dialog = (page: Page) => page.getByRole('dialog')
const pressIn = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()

const journeys = [
  {
    path: '/order-exists',
    cancel: 'Cancel the order',
    done: 'The order is cancelled. You owe nothing.',
    stage: 'Cancelled',
  },
  {
    path: '/ja/order-exists',
    cancel: 'ご注文をキャンセルする',
    done: 'ご注文をキャンセルしました。',
    stage: 'キャンセル済み',
  },
] as const

for (const { path, cancel, done, stage } of journeys)
  test(`a guest opens an order by its link and cancels it (${path})`, async ({ page, baseURL }) => {
    test.slow()
    const { number, token } = await placeOrder(baseURL)
    await page.goto(`${path}#order=${token}`)
    await isAlive(page)
    await expect(page.locator('.order-seen')).toContainText(number)
    expect(page.url()).not.toContain(token)
    await expectUsable(page)
    await test.step('the page after a reload shows the same order', async () => {
      await page.reload()
      await isAlive(page)
      await expect(page.locator('.order-seen')).toContainText(number)
    })
    await test.step('on paper stands what was ordered, and no button', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('.order-pairs')).toBeVisible()
      await expect(page.locator('.order-seen button:visible')).toHaveCount(0)
      expect(
        await page
          .locator('.order-facts dd')
          .first()
          .evaluate((one) => getComputedStyle(one).color),
      ).toBe('rgb(0, 0, 0)')
      await page.emulateMedia({ media: 'screen' })
    })
    await page.locator('.order-ways').getByRole('button', { name: cancel }).focus()
    await page.keyboard.press('Enter')
    await expectUsable(page, 'dialog')
    await pressIn(page, cancel)
    await expect(told(page)).toContainText(done)
    await expect(told(page)).toBeFocused()
    await expect(page.locator('.order-seen h2')).toHaveText(stage)
  })

test('a customer brings an order into the account by its number and the code of its mail, and sends it somewhere else', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const { number, email } = await placeOrder(baseURL)
  await signInKnown(context)
  await page.goto('/profile/order')
  await isAlive(page)
  await expect(page.getByText('You have no orders')).toBeVisible()
  await expectUsable(page)

  await test.step('the order comes into the account', async () => {
    await page.getByRole('button', { name: 'Add an order by its number' }).click()
    await dialog(page).getByRole('textbox', { name: 'Order number' }).fill(number.toLowerCase())
    await expectUsable(page, 'dialog')
    await pressIn(page, 'Send the code')
    const { text } = await newestMail(email, 'order_claim')
    await dialog(page).getByRole('textbox', { name: 'Code from the e-mail' }).fill(codeIn(text))
    await expect(page.locator('.order-seen')).toContainText(number)
    await expect(page.getByText(`Order ${number} is in your account now.`)).toBeFocused()
    await expectUsable(page)
  })

  await test.step('and goes to another address', async () => {
    await page.getByRole('button', { name: 'Change the delivery address' }).click()
    await dialog(page).getByRole('textbox', { name: 'Town or city' }).fill('Leeds')
    await expectUsable(page, 'dialog')
    await pressIn(page, 'Send it there')
    await expect(page.locator('.order-seen .order-told')).toContainText('The order goes to the new address.')
    await expect(page.locator('.order-facts address')).toContainText('Leeds')
  })
})

test('the device that ordered shows which pair is reserved, without any mail, to everyone who reads it', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const { number, token, edition_numbers: editionNumbers } = await placeOrder(baseURL)
  await page.addInitScript(
    (kept) => localStorage.setItem('hadashi-order', kept),
    JSON.stringify({ number, token, editionNumbers }),
  )
  await page.goto('/cart/confirmation')
  await isAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pair\s\d+ is reserved for you$/)
  await expect(page.locator('.order-seen')).toContainText('You pay £240')
  await expectUsable(page)
})
