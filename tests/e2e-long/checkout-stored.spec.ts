import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { fillGuestCart } from '../support/browser/browser-cart.ts'
import {
  chooseCountry,
  expectWritten,
  field,
  loadOrders,
  newEmail,
  openCheckout,
  orderButton,
  write,
} from '../support/browser/checkout-journey.ts'
import { knownCustomer } from '../support/browser/known-customer.ts'
import {
  agreement,
  at,
  expect,
  openAlive,
  press,
  radio,
  requestAndEnterCode,
  test,
} from '../support/browser/pair-journey.ts'

const beside = (page: Page) => page.getByRole('complementary').locator('.price-lines')
const picture = (page: Page, look: RegExp) => page.getByRole('img', { name: look })

test('keeps all input when going back from the checkout to change the pair, with a new picture and price', async ({
  page,
}) => {
  test.slow()
  const email = newEmail()
  await fillGuestCart(page, 2)
  await openAlive(page, '/cart')
  await press(page, 'Check out')
  await write(page, 'GB', email)
  await expect(beside(page)).toContainText('£480')

  await test.step('orders only the other pair after one is saved for later', async () => {
    await page.goBack()
    await at(page, '/cart')
    await page.getByRole('button', { name: 'Save for later' }).last().click()
    await expect(page.getByText('The pair is saved for later.')).toBeVisible()
    await press(page, 'Check out')
    await expectWritten(page, 'GB', email)
    await expect(beside(page)).toContainText('£240')
  })

  await test.step('changes the other pair in the wizard', async () => {
    await page.goBack()
    await press(page, 'Change design')
    await radio(page, 'Brown').check()
    await press(page, 'Continue to fit')
    await press(page, 'Continue to the summary')
    await agreement(page).check()
    await expectUsable(page)
    await press(page, 'Add to cart')
    await expect(page.getByText('Your pair is in the cart')).toBeVisible()
    await page.getByRole('link', { name: 'Go to the cart' }).click()
    await at(page, '/cart')
    await expect(picture(page, /Strap, brown/).first()).toBeVisible()
    await press(page, 'Check out')
    await expectWritten(page, 'GB', email)
    await expect(picture(page, /Strap, brown/)).toBeVisible()
    await expect(picture(page, /green/)).toHaveCount(0)
  })

  await orderButton(page).click()
  await at(page, '/cart/confirmation')
  await expect(picture(page, /Strap, brown/)).toBeVisible()
  expect(await loadOrders(email)).toMatchObject([{ total_minor: 24_000 }])
})

test('keeps a guest’s input across a sign-in and places the order in the account', async ({ page }) => {
  test.slow()
  const { email: accounts, customerId } = await knownCustomer()
  const email = newEmail()
  await fillGuestCart(page)
  await openCheckout(page)
  await write(page, 'GB', email)
  await expectUsable(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  // Both pages have an e-mail field.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await requestAndEnterCode(page, accounts)
  await at(page, '/cart/checkout')
  await expectWritten(page, 'GB', email)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true })).toHaveCount(0)
  await expect(picture(page, /green/)).toBeVisible()
  await orderButton(page).click()
  await at(page, '/cart/confirmation')
  await expect(page.getByRole('link', { name: 'See your orders' })).toBeVisible()
  await expectUsable(page)
  expect(await loadOrders(email)).toMatchObject([{ customer_id: customerId }])
})

test('keeps the input of one country and language while another is chosen (ja)', async ({ page }) => {
  const email = newEmail()
  await fillGuestCart(page)
  await openCheckout(page, '/ja')
  await write(page, 'GB', email)
  await chooseCountry(page, 'JP')
  await expect(field(page, 'family_name')).toHaveValue('')
  await expect(beside(page)).toContainText(/[¥￥]44,000/)
  await orderButton(page).click()
  await expect(page.getByRole('alert')).toContainText('郵便番号')
  await expectUsable(page)
  await page.getByRole('link', { name: 'English' }).click()
  await at(page, '/cart/checkout')
  await expect(page.getByRole('alert')).toContainText('postcode')
  await write(page, 'JP', email)
  await chooseCountry(page, 'GB')
  await expect(field(page, 'city')).toHaveValue('London')
  await page.getByRole('link', { name: '日本語' }).click()
  await at(page, '/ja/cart/checkout')
  await expect(field(page, 'city')).toHaveValue('London')
  await chooseCountry(page, 'JP')
  await expectWritten(page, 'JP', email)
  await orderButton(page).click()
  await at(page, '/ja/cart/confirmation')
  expect(await loadOrders(email)).toMatchObject([{ country: 'JP', total_minor: 44_000 }])
})
