import type { BrowserContext, Page } from '@playwright/test'
import { beginPair } from '../support/browser/begun-pair.ts'
import { knownCustomer } from '../support/browser/known-customer.ts'
import {
  agreement,
  expect,
  findSummary,
  isAlive,
  openAlive,
  press,
  radio,
  requestAndEnterCode,
  test,
  title,
} from '../support/browser/pair-journey.ts'

/** The shop's data of the customer signed in here. */
async function savedByShop(page: Page, context: BrowserContext) {
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
  const send = async (path: string) =>
    (await (await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })).json()).data
  const [{ people }, { designs }, { lines }] = await Promise.all(
    ['/api/scans/people', '/api/designs/list', '/api/cart/list'].map(send),
  )
  return {
    people: people.map(({ name, scans }: { name: string; scans: number }) => [name, scans]),
    colours: designs.map(({ design }: { design: { colour: string } }) => design.colour).toSorted(),
    cart: lines.map(({ configuration }: { configuration: { soleText: string } }) => configuration.soleText),
  }
}

test('merges feet, designs and cart of a guest who signs in midway, without loss or duplicates', async ({
  page,
  context,
}) => {
  const { email } = await knownCustomer()
  await beginPair(page, { colour: 'brown', soleText: 'ROSA' })

  await test.step('adds one pair to the cart and begins another', async () => {
    await openAlive(page, '/tabi-gen-01/summary')
    await agreement(page).check()
    await press(page, 'Add to cart')
    await press(page, 'Design another pair')
    await radio(page, 'Green').check()
  })

  await test.step('signs in at the feet step', async () => {
    await page.getByRole('navigation', { name: 'Steps to your pair' }).getByRole('link', { name: 'Feet' }).click()
    await press(page, 'Enter your e-mail address')
    await requestAndEnterCode(page, email)
    await expect(page.getByRole('button', { name: 'Choose somebody else’s feet' })).toBeVisible()
  })

  await test.step('has all of it in the account', async () => {
    await expect
      .poll(() => savedByShop(page, context))
      .toEqual({ people: [['Rosa', 1]], colours: ['brown', 'green'], cart: ['ROSA'] })
  })

  await test.step('continues at the same place, also after a reload', async () => {
    await expect(page.getByText('Both feet are measured and kept.')).toBeVisible()
    await press(page, 'Continue to style')
    await expect(radio(page, 'Green')).toBeChecked()
    await page.reload()
    await isAlive(page)
    await expect(radio(page, 'Green')).toBeChecked()
    await expect(page.getByRole('button', { name: 'Your designs (2)' })).toBeVisible()
    await press(page, 'Continue to fit')
    await press(page, 'Continue to the summary')
    await expect(title(page, 'Summary')).toBeVisible()
    await expect(findSummary(page)).toContainText('for Rosa')
    await openAlive(page, '/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 pair' })).toBeVisible()
  })
})
