import type { Page } from '@playwright/test'
import { fillGuestCart } from '../../support/browser/browser-cart.ts'
import { type ControlTiming, touch } from './measure-control.ts'

const london = { name: 'Iris Example', postcode: 'E2 7QB', line_1: '98 Columbia Road', city: 'London' }

/** Goes from a cart with two pairs to a placed order, and measures every control on the way. */
export async function walkOrder(page: Page, slowDown: () => Promise<void>): Promise<readonly ControlTiming[]> {
  const seen: ControlTiming[] = []
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const press = async (name: string) => void seen.push(await touch(page, name, () => button(name).first().click()))
  const field = (name: string) => page.locator(`#checkout-${name}`)
  async function type(name: string, text: string): Promise<void> {
    await field(name).fill(text.slice(0, -1))
    await field(name).press('End')
    seen.push(await touch(page, `a key in ${name}`, () => page.keyboard.type(text.slice(-1))))
  }
  async function choose(country: 'GB' | 'JP'): Promise<void> {
    const choice = page.locator(`#checkout-country label`, { has: page.locator(`input[value="${country}"]`) })
    seen.push(await touch(page, `delivered to ${country}`, () => choice.click()))
  }

  await fillGuestCart(page, 2)
  await page.goto('/cart')
  await page.locator('html[data-alive]').waitFor()
  await button('Check out').waitFor()
  await slowDown()
  const postcode = page.getByRole('textbox', { name: 'When would it come?' })
  await postcode.fill('E2 7Q')
  seen.push(await touch(page, 'a key in the postcode', () => postcode.press('b')))
  await press('Show date')
  await page.getByText('if you paid today').waitFor()
  await press('Save for later')
  await button('Move to the cart').waitFor()
  await press('Move to the cart')
  await button('Move to the cart').waitFor({ state: 'detached' })
  await press('Remove')
  await press('Put it back')
  await page.getByText('The pair is in the cart again.').waitFor()
  await press('Check out')
  await page.locator('.checkout-form').waitFor()
  const order = 'Place order: nothing to pay yet'
  await press(order)
  await type('email', 'iris@gmial.com')
  await press('Use iris@gmail.com')
  await choose('JP')
  await choose('GB')
  for (const [name, text] of Object.entries(london)) await type(name, text)
  await press(order)
  await page.getByRole('heading', { level: 1, name: 'reserved' }).waitFor()
  return seen
}
