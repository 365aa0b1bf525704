import type { Page } from '@playwright/test'
import { beginPair } from '../support/browser/begun-pair.ts'
import { at, expect, findSummary, openAlive, press, test } from '../support/browser/pair-journey.ts'

const countries = (page: Page) => page.getByRole('dialog', { name: 'Choose your country' })
const notThere = (page: Page) => page.getByText('We don’t deliver to France yet')
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to cart' })

async function choose(page: Page, country: string): Promise<void> {
  await countries(page).getByRole('searchbox').fill(country)
  await countries(page)
    .getByRole('button', { name: new RegExp(`^${country}`) })
    .click()
}

async function expectSameDesign(page: Page): Promise<void> {
  for (const text of ['for Rosa', 'Brown', 'ROSA']) await expect(findSummary(page)).toContainText(text)
}

test('offers the waiting list instead of the cart in an unsupported country, and keeps the design for another', async ({
  page,
  context,
  baseURL,
}) => {
  await beginPair(page, { colour: 'brown', soleText: 'ROSA' })
  await context.addCookies([{ name: 'country_code', value: 'FR', url: baseURL ?? '' }])

  await test.step('from the first view', async () => {
    await openAlive(page, '/tabi-gen-01/summary')
    await expect(notThere(page)).toBeVisible()
    await expect(addToCart(page)).toHaveCount(0)
    await expectSameDesign(page)
  })

  await test.step('switches to a supported country by the dialog on the summary', async () => {
    await press(page, 'Choose another country')
    await choose(page, 'United Kingdom')
    await expect(addToCart(page)).toBeVisible()
    await expect(notThere(page)).toHaveCount(0)
    await at(page, '/tabi-gen-01/summary')
    await expectSameDesign(page)
  })

  await test.step('switches to an unsupported country midway and back', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Hadashi, home page' }).click()
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Country/ })
      .click()
    await choose(page, 'France')
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: 'Continue with your pair' }).click()
    await expect(notThere(page)).toBeVisible()
    await expectSameDesign(page)
    await press(page, 'Choose another country')
    await choose(page, 'Japan')
    await expect(addToCart(page)).toBeVisible()
    await expectSameDesign(page)
  })
})
