import type { BrowserContext, Page } from '@playwright/test'
import { expect, isAlive, test } from '../support/console.ts'
import { giveOrder, giveTokens, newCustomer, tellTabs } from '../support/customer.ts'

const checks = /\/api\/order\/isOrderReadyToPay$/
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Your pair can be made' })

async function customerWithDueOrder(context: BrowserContext, link: string): Promise<void> {
  const customer = await newCustomer()
  await giveOrder(customer.customerId, 'ready_to_pay', link)
  await giveTokens(context, customer)
}

function countChecks(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (checks.test(request.url())) count += 1
  })
  return () => count
}

test('a customer whose pair can be made is shown where to pay, and may go on shopping', async ({ page, context }) => {
  await customerWithDueOrder(context, 'https://checkout.stripe.com/pay/1')
  const count = countChecks(page)
  await page.goto('/about')
  await expect(prompt(page)).toBeVisible()
  await expect(prompt(page).getByRole('button', { name: 'Pay now' })).toBeFocused()
  await prompt(page).getByRole('button', { name: 'Continue shopping' }).click()
  await expect(prompt(page)).toBeHidden()
  const hidden = (await context.cookies()).find(({ name }) => name === 'hidePaymentModal')
  expect(hidden?.value).toBe('true')
  expect(Math.round((hidden?.expires ?? 0) - Date.now() / 1_000) / 86_400).toBeCloseTo(1, 2)
  const before = count()
  await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  await page.reload()
  await isAlive(page)
  await page.waitForLoadState('networkidle')
  expect(count()).toBe(before)
})

test('on a page about orders it is a plain card, without a way to put it off', async ({ page, context }) => {
  await customerWithDueOrder(context, 'https://checkout.stripe.com/pay/1')
  await page.goto('/profile/order')
  const card = page.getByRole('region', { name: 'Your pair can be made' })
  await expect(card.getByRole('button', { name: 'Pay now' })).toBeVisible()
  await expect(card.getByRole('button')).toHaveCount(1)
  await expect(page.locator('body')).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'How it is made' }).click()
  await expect(prompt(page).getByRole('button', { name: 'Continue shopping' })).toBeVisible()
})

test('paying leaves the shop for the payment page', async ({ page, context }) => {
  await customerWithDueOrder(context, 'https://checkout.stripe.com/pay/1')
  await page.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'paying' }),
  )
  await page.goto('/about')
  await prompt(page).getByRole('button', { name: 'Pay now' }).click()
  await page.waitForURL('https://checkout.stripe.com/pay/1')
})

for (const link of ['https://evil.example/pay', 'javascript:alert(1)', 'https://checkout.stripe.com@evil.example/']) {
  test(`a payment link to ${link} is refused and shown as a fault`, async ({ page, context }) => {
    await customerWithDueOrder(context, link)
    await page.goto('/about')
    const reported = page.waitForRequest(/\/api\/report\/problem$/)
    await prompt(page).getByRole('button', { name: 'Pay now' }).click()
    expect((await reported).postDataJSON()).toMatchObject({ message: expect.stringContaining('refused') })
    await expect(prompt(page).getByRole('alert')).toContainText('cannot be opened')
    expect(new URL(page.url()).pathname).toBe('/about')
  })
}

test('a stranger is never asked about, and loads nothing of it', async ({ page }) => {
  const count = countChecks(page)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto('/about')
  await isAlive(page)
  await page.waitForLoadState('networkidle')
  expect(count()).toBe(0)
  expect(scripts.filter((url) => url.includes('reminder'))).toEqual([])
})

test('a customer without anything due is asked about at every page, and shown nothing', async ({ page, context }) => {
  await giveTokens(context, await newCustomer())
  const asked = () => page.waitForResponse(checks)
  await Promise.all([asked(), page.goto('/about')])
  await Promise.all([asked(), page.getByRole('banner').getByRole('link', { name: 'Questions' }).click()])
  await expect(prompt(page)).toHaveCount(0)
})

test('a check that fails is only logged, and the next page checks again', async ({
  page,
  context,
  mayFail,
  maySay,
}) => {
  mayFail(checks)
  maySay(/^The payment check failed: SERVER_ERROR$/)
  await customerWithDueOrder(context, 'https://checkout.stripe.com/pay/1')
  await page.route(checks, (route) => route.fulfill({ status: 500, json: { status: 'error', code: 'SERVER_ERROR' } }))
  const logged = page.waitForEvent('console', (message) => message.text() === 'The payment check failed: SERVER_ERROR')
  await page.goto('/about')
  await logged
  await expect(prompt(page)).toHaveCount(0)
  await page.unroute(checks)
  await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click()
  await expect(prompt(page)).toBeVisible()
})

test('the first check comes a second after the load of the page, not before', async ({ page, context }) => {
  await customerWithDueOrder(context, 'https://checkout.stripe.com/pay/1')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const count = countChecks(page)
  await page.goto('/about')
  await page.waitForFunction(() => document.querySelector('.pay-place') !== null)
  await page.clock.runFor(900)
  expect(count()).toBe(0)
  const checked = page.waitForRequest(checks)
  await page.clock.runFor(200)
  await checked
})

test('the customer who signs out takes the choice not to be reminded along', async ({ page, context }) => {
  await customerWithDueOrder(context, 'https://checkout.stripe.com/pay/1')
  await page.goto('/about')
  await prompt(page).getByRole('button', { name: 'Continue shopping' }).click()
  const other = await context.newPage()
  await other.goto('/faq')
  await context.clearCookies({ name: 'token' })
  await context.clearCookies({ name: 'refresh-token' })
  await tellTabs(other)
  const choice = async () => (await context.cookies()).filter(({ name }) => name === 'hidePaymentModal')
  await expect.poll(choice).toEqual([])
})

test('the focus returns to where it was, and the choice holds for a day and no longer', async ({ page, context }) => {
  await customerWithDueOrder(context, 'https://checkout.stripe.com/pay/1')
  await page.goto('/faq')
  await isAlive(page)
  await page.getByRole('main').locator('summary').first().focus()
  await expect(prompt(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(prompt(page)).toBeHidden()
  await expect(page.getByRole('main').locator('summary').first()).toBeFocused()
  await context.clearCookies({ name: 'hidePaymentModal' })
  await page.getByRole('banner').getByRole('link', { name: 'How it is made' }).click()
  await expect(prompt(page)).toBeVisible()
})

test('another customer who signs in elsewhere is not shown what the first one has to pay', async ({
  page,
  context,
}) => {
  await customerWithDueOrder(context, 'https://checkout.stripe.com/pay/1')
  await page.goto('/profile/order')
  const card = page.getByRole('region', { name: 'Your pair can be made' })
  await expect(card).toBeVisible()
  await giveTokens(context, await newCustomer())
  const asked = page.waitForResponse(checks)
  await tellTabs(page)
  await asked
  await expect(card).toHaveCount(0)
})

test('nobody is interrupted while ordering; the next page reminds them', async ({ page, context }) => {
  await customerWithDueOrder(context, 'https://checkout.stripe.com/pay/1')
  const asked = page.waitForResponse(checks)
  await page.goto('/cart/checkout')
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0)
  await page.goto('/cart')
  await expect(prompt(page)).toBeVisible()
})

test('when the shop cannot be reached, paying says so and can be tried again', async ({ page, context, mayFail }) => {
  mayFail(/shop\/state/)
  await customerWithDueOrder(context, 'https://checkout.stripe.com/pay/1')
  await page.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'paying' }),
  )
  await page.goto('/about')
  await expect(prompt(page)).toBeVisible()
  await page.route(/shop\/state/, (route) => route.abort())
  await prompt(page).getByRole('button', { name: 'Pay now' }).click()
  await expect(prompt(page).getByRole('alert')).toContainText('could not be reached')
  await page.unroute(/shop\/state/)
  await prompt(page).getByRole('button', { name: 'Pay now' }).click()
  await page.waitForURL('https://checkout.stripe.com/pay/1')
})
