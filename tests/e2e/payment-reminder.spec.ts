import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, isAlive, test } from '../support/browser/console.ts'
import { giveDueOrder } from '../support/browser/customer.ts'

const checks = /\/api\/order\/isOrderReadyToPay$/

function countChecks(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (checks.test(request.url())) count += 1
  })
  return () => count
}

test('checks for customers only and prompts one with a payable pair, who may go on shopping', async ({
  page,
  context,
}) => {
  const prompt = page.getByRole('dialog', { name: 'Your pair can be made' })
  const count = countChecks(page)

  await test.step('loads nothing of it for a visitor without a token', async () => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/about')
    await isAlive(page)
    await page.waitForLoadState('networkidle')
    expect(count()).toBe(0)
    expect(scripts.filter((url) => url.includes('reminder'))).toEqual([])
  })

  await giveDueOrder(context)
  const answer = Promise.withResolvers<void>()
  await page.route(checks, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/faq')
  await isAlive(page)
  const question = page.getByRole('main').locator('summary').first()
  await question.focus()
  answer.resolve()
  await expect(prompt).toBeVisible()
  await expect(prompt.getByRole('button', { name: 'Go to payment' })).toBeFocused()
  await expectUsable(page)

  await test.step('keeps the keyboard focus inside', async () => {
    await page.keyboard.press('Tab')
    await expect(prompt.getByRole('button', { name: 'Continue shopping' })).toBeFocused()
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      const isBehind = () => document.activeElement !== document.body && !document.activeElement?.closest('dialog')
      expect(await page.evaluate(isBehind)).toBe(false)
    }
  })

  await test.step('returns the focus and does not check for a day', async () => {
    await page.keyboard.press('Escape')
    await expect(prompt).toBeHidden()
    await expect(question).toBeFocused()
    const hidden = (await context.cookies()).find(({ name }) => name === 'hidePaymentModal')
    expect(hidden?.value).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/)
    expect(Math.round((hidden?.expires ?? 0) - Date.now() / 1_000) / 86_400).toBeCloseTo(1, 2)
    const before = count()
    await page.getByRole('banner').getByRole('link', { name: 'How it is made' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made')
    await page.reload()
    await isAlive(page)
    await page.waitForLoadState('networkidle')
    expect(count()).toBe(before)
  })

  await test.step('prompts again on the next page without the cookie', async () => {
    await context.clearCookies({ name: 'hidePaymentModal' })
    await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click()
    await prompt.getByRole('button', { name: 'Continue shopping' }).click()
    await expect(prompt).toBeHidden()
  })
})
