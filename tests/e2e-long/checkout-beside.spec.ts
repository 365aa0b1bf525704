import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { fillCustomerCart, fillGuestCart } from '../support/browser/browser-cart.ts'
import {
  loadOrders,
  newEmail,
  openCheckout,
  orderButton,
  placeOrderRoute,
  write,
} from '../support/browser/checkout-journey.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { giveOrder } from '../support/browser/customer.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('shows a guest’s waiting order from the checkout, makes another pair and orders both', async ({
  page,
  mayFail,
}) => {
  test.slow()
  mayFail(placeOrderRoute)
  const email = newEmail()
  const addPair = await fillGuestCart(page)
  await openCheckout(page)
  await write(page, 'GB', email)
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
  await addPair()
  await openCheckout(page)
  await write(page, 'GB', email)
  await orderButton(page).click()
  const dialogText = page.getByRole('dialog', { name: 'You have an order already' })
  await expectUsable(page, 'dialog')
  await dialogText.getByRole('link', { name: 'See the other order' }).click()
  await expect(page.getByText('You already have a pair on order.')).toBeVisible()
  await expectUsable(page)
  await press(page, 'Make another pair')
  await expect(page).toHaveURL(/\/tabi-gen-01\/scan$/)
  await openCheckout(page)
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
  expect(await loadOrders(email)).toHaveLength(2)
})

test('leads a customer with a paid pair to it before the checkout, and from there to another (ja)', async ({
  page,
}) => {
  const email = newEmail()
  const { customerId } = await fillCustomerCart(page)
  await giveOrder(customerId, 'paid')
  await openAlive(page, '/ja/cart')
  await press(page, 'ご注文手続きへ進む')
  await expect(page).toHaveURL(/\/ja\/order-exists$/)
  await expectUsable(page)
  await press(page, 'もう一足つくる')
  await expect(page).toHaveURL(/\/ja\/tabi-gen-01\/scan$/)
  await openCheckout(page, '/ja')
  await write(page, 'JP', email)
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/ja\/cart\/confirmation(\?|$)/)
  expect(await loadOrders(email)).toMatchObject([{ customer_id: customerId }])
})
