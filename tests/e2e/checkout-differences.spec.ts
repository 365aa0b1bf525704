import type { BrowserContext, Page } from '@playwright/test'
import { fillCartOfGuest } from '../support/cart-of-browser.ts'
import { newEmail, openCheckout, orderButton, ordersOf, place, write } from '../support/checkout-journey.ts'
import { expect, test } from '../support/console.ts'
import { expectUsable } from '../support/usable.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The shop's pages as they were while a pair cost less: whoever opened one then sees that price until it is asked for. */
async function sellFor(context: BrowserContext, pounds: number): Promise<void> {
  await context.route('**/assets/boot-*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace('`GBP`,pair:24e3', `\`GBP\`,pair:${pounds * 100}`) })
  })
}

test('a price that has changed since it was seen is declined, and nothing is ordered; agreed to, it is the price of the order', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(place)
  const email = newEmail()
  const total = page.getByRole('complementary').locator('.price-lines')
  await fillCartOfGuest(page)
  await sellFor(context, 220)
  await openCheckout(page)
  await context.unrouteAll()
  await expect(total).toContainText('£220')
  await write(page, 'GB', email)

  await test.step('declined', async () => {
    await orderButton(page).click()
    const asked = dialog(page, 'The price has changed')
    await expect(asked).toContainText('It’s £240 now instead of £220. Nothing has been ordered yet.')
    await expectUsable(page, 'dialog')
    await press(page, 'Back to the order')
    await expect(asked).toHaveCount(0)
    await expect(total).toContainText('£220')
    expect(await ordersOf(email)).toEqual([])
  })

  await test.step('agreed to', async () => {
    await orderButton(page).click()
    await press(page, 'Use the new price')
    await expect(total).toContainText('£240')
    await expect(total).not.toContainText('£220')
    await expectUsable(page)
    expect(await ordersOf(email)).toEqual([])
    await orderButton(page).click()
    await expect(page).toHaveURL(/\/cart\/confirmation(\?|$)/)
    expect(await ordersOf(email)).toMatchObject([{ total_minor: 24_000 }])
  })
})
