import type { BrowserContext, Locator, Page } from '@playwright/test'
import { readConsent, writeConsent } from '#domain/consent/consent.ts'
import { words as english } from '#domain/consent/words-1/en.ts'
import { words as japanese } from '#domain/consent/words-1/ja.ts'
import { expect, isAlive, test } from '../support/console.ts'
import { shopDatabase } from '../support/customer.ts'
import { expectUsable } from '../support/usable.ts'
import { watchShifts } from '../support/watch-shifts.ts'

test.use({ isNewcomer: true })

const recorded = /\/api\/consent\/record$/

const banner = (page: Page, name = 'Cookie settings') => page.getByRole('region', { name })
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name })
const settingsButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })

async function keptBy(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'hadashi-consent')
  return cookie && { ...readConsent(cookie.value), days: Math.round((cookie.expires - Date.now() / 1_000) / 86_400) }
}

/** Moves by the keyboard alone until a control is reached. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < 90; stop++) {
    if (await control.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard never came to ${control}`)
}

test('before a newcomer has answered nothing optional is loaded or kept, and nothing moves', async ({
  page,
  context,
}) => {
  const shifts = await watchShifts(page)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  for (const path of ['/about', '/calendly']) {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toBe(0)
  }
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /consent|calendly/i.test(name))).toEqual([])
  expect(page.frames()).toHaveLength(1)
})

test('both answers look the same, and are kept and proven in the same way', async ({ page, context }) => {
  const db = await shopDatabase()
  for (const [label, choice] of [
    ['Accept', 'accepted'],
    ['Reject', 'rejected'],
  ] as const) {
    await context.clearCookies()
    await page.goto('/about')
    await expect(answer(page, 'Reject')).toBeVisible()
    // Both at one moment: what comes late may still move the banner.
    const looks = await banner(page)
      .locator('.consent-ways button')
      .evaluateAll((both) =>
        both.map((one) => {
          const { width, height, y } = one.getBoundingClientRect()
          const style = getComputedStyle(one)
          const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity } = style
          return { width, height, y, color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity }
        }),
      )
    expect(looks).toHaveLength(2)
    expect(looks[0]).toEqual(looks[1])
    const sent = page.waitForResponse(recorded)
    await answer(page, label).click()
    await expect(banner(page)).toHaveCount(0)
    expect((await sent).status()).toBe(200)
    await expect.poll(() => keptBy(context)).toMatchObject({ choice, version: '1', isProven: true, days: 182 })
    const { id } = (await keptBy(context)) ?? {}
    const rows = await db.selectFrom('consents').selectAll().where('id', '=', String(id)).execute()
    const { text, accept, reject } = english
    expect(rows).toMatchObject([{ choice, version: '1', language: 'en', wording: `${text}\n${accept}\n${reject}` }])
    await page.reload()
    await isAlive(page)
    await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached()
    await expect(banner(page)).toHaveCount(0)
  }
  await db.destroy()
})

test('the words on a Japanese page are the words that are proven', async ({ page, context }) => {
  await page.goto('/ja/about')
  await expect(banner(page, 'クッキーの設定')).toContainText(japanese.text)
  const sent = page.waitForRequest(recorded)
  await page.getByRole('button', { name: '拒否する' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ language: 'ja', choice: 'rejected', version: '1' })
  expect(await keptBy(context)).toMatchObject({ language: 'ja' })
})

test('the keyboard alone comes to it, is not held there, and answers', async ({ page, context }) => {
  await page.goto('/about')
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
  expect(await keptBy(context)).toMatchObject({ choice: 'rejected' })
})

test('the choice is said and can be changed at the foot of every page, and the focus returns', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await answer(page, 'Reject').click()
  await expect.poll(() => keptBy(context)).toMatchObject({ isProven: true })
  const before = await keptBy(context)
  await settingsButton(page).click()
  await expect(banner(page)).toContainText('So far you have rejected.')
  await expect(banner(page)).toBeFocused()
  await answer(page, 'Reject').click()
  await expect(settingsButton(page)).toBeFocused()
  expect(await keptBy(context)).toEqual(before)
  await settingsButton(page).click()
  await answer(page, 'Accept').click()
  await expect.poll(() => keptBy(context)).toMatchObject({ choice: 'accepted', isProven: true })
  expect((await keptBy(context))?.id).not.toBe(before?.id)
  const db = await shopDatabase()
  const rows = await db.selectFrom('consents').select('choice').where('id', '=', String(before?.id)).execute()
  expect(rows).toEqual([{ choice: 'rejected' }])
  await db.destroy()
})

for (const way of ['Escape', 'Keep it as it is'])
  test(`settings that were opened go by ${way}, and the choice stays; a newcomer is still asked`, async ({
    page,
    context,
  }) => {
    await page.goto('/about')
    await answer(page, 'Accept').focus()
    await page.keyboard.press('Escape')
    await expect(answer(page, 'Keep it as it is')).toHaveCount(0)
    await answer(page, 'Reject').click()
    await expect.poll(() => keptBy(context)).toMatchObject({ isProven: true })
    const before = await keptBy(context)
    await settingsButton(page).click()
    await expect(banner(page)).toBeFocused()
    await (way === 'Escape' ? page.keyboard.press(way) : answer(page, way).click())
    await expect(banner(page)).toHaveCount(0)
    await expect(settingsButton(page)).toBeFocused()
    expect(await keptBy(context)).toEqual(before)
  })

/** What a browser says when a tab is shown again. */
const showAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))

test('two tabs keep one choice: the last that was made', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/about')
    await expect(banner(tab)).toBeVisible()
  }
  await answer(other, 'Reject').click()
  await expect.poll(() => keptBy(context)).toMatchObject({ choice: 'rejected', isProven: true })
  await answer(page, 'Accept').click()
  await expect.poll(() => keptBy(context)).toMatchObject({ choice: 'accepted', isProven: true })
  await settingsButton(other).click()
  await expect(banner(other)).toContainText('So far you have accepted.')
  await answer(other, 'Reject').click()
  await expect.poll(() => keptBy(context)).toMatchObject({ choice: 'rejected', isProven: true })
})

test('the question goes from a tab that is shown again when another one has answered it', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/about')
    await expect(banner(tab)).toBeVisible()
  }
  await answer(other, 'Reject').click()
  await showAgain(page)
  await expect(banner(page)).toHaveCount(0)
})

test('a proof that takes its time does not bring back what another tab has changed', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/about')
    await expect(banner(tab)).toBeVisible()
  }
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(recorded, async (route) => {
    await held
    await route.continue()
  })
  await answer(page, 'Accept').click()
  await answer(other, 'Reject').click()
  await expect.poll(() => keptBy(context)).toMatchObject({ choice: 'rejected', isProven: true })
  const proven = page.waitForResponse(recorded)
  arrive()
  await (await proven).finished()
  await settingsButton(page).click()
  await expect(banner(page)).toContainText('So far you have rejected.')
  expect(await keptBy(context)).toMatchObject({ choice: 'rejected', isProven: true })
})

test('settings that are touched before the shop is awake open once it is', async ({ page }) => {
  await page.goto('/about')
  await answer(page, 'Reject').click()
  const awake = Promise.withResolvers<void>()
  await page.route(/\/assets\/late-/, async (route) => {
    await awake.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await settingsButton(page).click()
  await isAlive(page)
  await expect(banner(page)).toHaveCount(0)
  awake.resolve()
  await expect(banner(page)).toContainText('So far you have rejected.')
})

test('who answered to other words is asked again', async ({ page, context, baseURL }) => {
  const kept = { choice: 'accepted', version: '0', language: 'en', atMs: 5, id: crypto.randomUUID(), isProven: true }
  const value = writeConsent({ ...kept, choice: 'accepted', language: 'en' })
  await context.addCookies([{ name: 'hadashi-consent', value, url: String(baseURL) }])
  await page.goto('/about')
  await expect(banner(page)).toBeVisible()
  await expect(banner(page)).not.toContainText('So far')
})

test('an answer holds without a line, and its proof follows with the next page', async ({ page, context, mayFail }) => {
  // Whatever else is asked for meanwhile does not come either.
  mayFail(/./)
  await page.goto('/about')
  await expect(banner(page)).toBeVisible()
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => recorded.test(request.url()))
  await answer(page, 'Accept').click()
  await failed
  await expect(banner(page)).toHaveCount(0)
  expect(await keptBy(context)).toMatchObject({ choice: 'accepted', isProven: false })
  await context.setOffline(false)
  const sent = page.waitForRequest(recorded)
  await page.reload()
  expect((await sent).postDataJSON().id).toBe((await keptBy(context))?.id)
  await expect.poll(() => keptBy(context)).toMatchObject({ isProven: true })
})

test('a browser that keeps no cookies may answer for the page, and nothing breaks', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  await page.goto('/about')
  await answer(page, 'Accept').click()
  await expect(banner(page)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  await expect(banner(page)).toHaveCount(0)
  expect(await keptBy(context)).toBeUndefined()
})

const phones = [
  { width: 320, height: 568 },
  { width: 320, height: 640 },
  { width: 390, height: 700 },
  { width: 390, height: 844 },
]

/** The places of the page at which something covers the way on of a step. */
const whereHidden = (page: Page) =>
  page.locator('.wizard-action').evaluate((action) => {
    const places: number[] = []
    const end = document.documentElement.scrollHeight - innerHeight
    for (let place = 0; place <= end; place = place === end ? end + 1 : Math.min(end, place + 24)) {
      scrollTo({ top: place, behavior: 'instant' })
      const { x, y, width, bottom } = action.getBoundingClientRect()
      for (const at of [y + 2, (y + bottom) / 2, bottom - 2]) {
        const found = document.elementFromPoint(x + width / 2, at)
        if (at >= 0 && at < innerHeight && !(found && action.contains(found))) places.push(place)
      }
    }
    return places
  })

for (const address of ['/tabi-gen-01/fit', '/ja/tabi-gen-01/fit', '/tabi-gen-01/scan', '/ja/tabi-gen-01/scan'])
  test(`on a phone the way on of ${address} is never under the banner`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    const shifts = await watchShifts(page)
    await page.goto(address)
    const consent = page.locator('.consent')
    await expect(consent).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toBe(0)
    for (const phone of phones) {
      await page.setViewportSize(phone)
      expect((await consent.boundingBox())?.height).toBeLessThan(640 / 3)
      await expect.poll(() => whereHidden(page), `${phone.width} x ${phone.height}`).toEqual([])
    }
  })

test('what takes the focus is never hidden under the banner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/faq')
  await expect(banner(page)).toBeVisible()
  await page.getByRole('searchbox').focus()
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const [here, over] = [document.activeElement, document.querySelector('.consent')]
      if (!here || !over || over.contains(here) || here === document.body) return false
      return here.getBoundingClientRect().bottom > over.getBoundingClientRect().top + 0.5
    })
    expect(hidden, `stop ${stop}`).toBe(false)
  }
})

for (const [address, name] of [
  ['/about', 'Cookie settings'],
  ['/ja/about', 'クッキーの設定'],
] as const)
  test(`${address} can be used by everyone while the banner asks, light and dark, narrow and wide`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await expect(banner(page, name)).toBeVisible()
    await expectUsable(page)
  })
