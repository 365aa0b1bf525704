import type { BrowserContext, Locator, Page } from '@playwright/test'
import { readConsent } from '#domain/consent/consent.ts'
import { words as english } from '#domain/consent/words-2/en.ts'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, isAlive, test } from '../support/browser/console.ts'
import { shopDatabase } from '../support/browser/customer.ts'
import { watchShifts } from '../support/browser/watch-shifts.ts'

test.use({ isNewcomer: true })

const recorded = /\/api\/consent\/record$/

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie settings' })
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name })
const settingsButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })

async function storedConsent(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'hadashi-consent')
  return cookie && { ...readConsent(cookie.value), days: Math.round((cookie.expires - Date.now() / 1_000) / 86_400) }
}

const isRecorded = (context: BrowserContext, choice: string) =>
  expect.poll(() => storedConsent(context)).toMatchObject({ choice, version: '2', isRecorded: true, days: 182 })

/** Both buttons at the same moment, because a lazy chunk may still move the banner. */
const looks = (page: Page) =>
  banner(page)
    .locator('.consent-actions button')
    .evaluateAll((both) =>
      both.map((one) => {
        const { width, height, y } = one.getBoundingClientRect()
        const style = getComputedStyle(one)
        const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity } = style
        return { width, height, y, color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity }
      }),
    )

test('shows both answers alike and stores and records both in the same way', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const db = await shopDatabase()
  const shifts = await watchShifts(page)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  for (const [address, label, choice] of [
    ['/calendly', 'Accept', 'accepted'],
    ['/about', 'Reject', 'rejected'],
  ] as const) {
    await context.clearCookies()
    await page.goto(address)
    await expect(answer(page, label)).toBeVisible()
    await test.step('loads and stores nothing optional before, and nothing moves', async () => {
      await page.waitForLoadState('networkidle')
      expect(await shifts()).toBe(0)
      expect([...hosts]).toEqual([new URL(page.url()).host])
      const names = (await context.cookies()).map(({ name }) => name)
      expect(names.filter((name) => /consent|calendly/i.test(name))).toEqual([])
      expect(page.frames()).toHaveLength(1)
    })
    const [one, other, ...more] = await looks(page)
    expect([other, more]).toEqual([one, []])
    const sent = page.waitForResponse(recorded)
    await answer(page, label).click()
    await expect(banner(page)).toHaveCount(0)
    expect((await sent).status()).toBe(200)
    await isRecorded(context, choice)
    const { id } = (await storedConsent(context)) ?? {}
    const rows = await db.selectFrom('cookie_consents').selectAll().where('id', '=', String(id)).execute()
    const { text, accept, reject } = english
    expect(rows).toMatchObject([{ choice, version: '2', language: 'en', wording: `${text}\n${accept}\n${reject}` }])
  }
  await test.step('is not asked again and can be changed', async () => {
    await page.reload()
    await isAlive(page)
    await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached()
    await expect(banner(page)).toHaveCount(0)
    const { id } = (await storedConsent(context)) ?? {}
    await settingsButton(page).click()
    await expect(banner(page)).toContainText('You’ve rejected optional cookies.')
    await expectUsable(page, '.consent')
    await answer(page, 'Accept').click()
    await isRecorded(context, 'accepted')
    expect((await storedConsent(context))?.id).not.toBe(id)
    const rows = await db.selectFrom('cookie_consents').select('choice').where('id', '=', String(id)).execute()
    expect(rows).toEqual([{ choice: 'rejected' }])
  })
})

/** Whether the focused element is under the banner. */
const isFocusHidden = (page: Page) =>
  page.evaluate(() => {
    const [here, over] = [document.activeElement, document.querySelector('.consent')]
    if (!here || !over || over.contains(here) || here === document.body) return false
    return here.getBoundingClientRect().bottom > over.getBoundingClientRect().top + 0.5
  })

/** Tabs to a control and asserts that no stop before it is hidden. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < 150; stop++) {
    if (await control.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await isFocusHidden(page), `stop ${stop}`).toBe(false)
  }
  throw new Error(`The keyboard never came to ${control}`)
}

test('reaches the banner by keyboard past nothing hidden, leaves it, answers and returns', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/faq')
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await tabTo(page, answer(page, 'Reject'))
  await page.keyboard.press('Shift+Tab')
  await expect(answer(page, 'Accept')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.consent'))).toBeNull()
  await tabTo(page, answer(page, 'Reject'))
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await isRecorded(context, 'rejected')
  const before = await storedConsent(context)
  for (const key of ['Escape', 'Enter']) {
    await settingsButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toBeFocused()
    if (key === 'Enter') await answer(page, 'Reject').focus()
    await page.keyboard.press(key)
    await expect(settingsButton(page)).toBeFocused()
    await expect(banner(page)).toHaveCount(0)
  }
  expect(await storedConsent(context)).toEqual(before)
})
