import type { BrowserContext, Page } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/console.ts'

test.use({ isNewcomer: true })

const lookups = /\/api\/geo\/getCountryByIP$/
const joins = /\/api\/country\/waiting-list$/

const question = (page: Page, name = /shopping from|ご利用ですか/) => page.getByRole('dialog', { name })
const selection = (page: Page) => page.getByRole('dialog', { name: /^(Choose your country|国を選ぶ)$/ })
const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /Country|国/ })

/** What the shop says of the visitor's address. */
async function answerLookups(page: Page, code: string | null): Promise<() => number> {
  let count = 0
  await page.route(lookups, (route) => {
    count += 1
    return route.fulfill({ json: { status: 'success', data: { country_code: code } } })
  })
  return () => count
}

async function keptCountry(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'country_code')
}

/** Waits until the address was looked up, and what follows from it has been done. */
async function openLookedUp(page: Page, address: string): Promise<void> {
  const answered = page.waitForResponse(lookups)
  await page.goto(address)
  await answered
  await isAlive(page)
}

async function openSelection(page: Page, address = '/about'): Promise<void> {
  await openAlive(page, address)
  await footerButton(page).click()
  await expect(selection(page)).toBeVisible()
}

test('a newcomer from Japan is asked once, and the answer is kept for thirty days', async ({ page, context }) => {
  const count = await answerLookups(page, 'JP')
  await openLookedUp(page, '/about')
  await expect(question(page)).toBeVisible()
  // It holds before it is answered.
  await expect(footerButton(page)).toHaveText('Country: Japan')
  await expect(page.getByRole('button', { name: 'Yes, from Japan' })).toBeFocused()
  expect(await keptCountry(context)).toBeUndefined()
  await page.getByRole('button', { name: 'Yes, from Japan' }).click()
  await expect(question(page)).toBeHidden()
  const kept = await keptCountry(context)
  expect(kept).toMatchObject({ value: 'JP', sameSite: 'Lax', path: '/' })
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1_000 - 2_592_000)).toBeLessThan(60)
  await page.reload()
  await isAlive(page)
  await expect(footerButton(page)).toHaveText('Country: Japan')
  await page.waitForLoadState('networkidle')
  await expect(question(page)).toHaveCount(0)
  expect(count()).toBe(1)
})

test('whoever closes the question keeps the country, and the page stands where it stood', async ({ page, context }) => {
  await answerLookups(page, 'JP')
  await openLookedUp(page, '/about')
  await expect(question(page)).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await keptCountry(context)).toMatchObject({ value: 'JP' })
})

test('the answer GB is taken silently and kept', async ({ page, context }) => {
  await answerLookups(page, 'GB')
  await openLookedUp(page, '/about')
  await expect(footerButton(page)).toHaveText('Country: United Kingdom')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await keptCountry(context)).toMatchObject({ value: 'GB' })
})

test('without an answer nothing is asked, said or kept, and the country can be chosen', async ({ page, context }) => {
  // The shop itself answers: the caller is this machine, which is in no country.
  await openLookedUp(page, '/about')
  await page.waitForLoadState('networkidle')
  await expect(footerButton(page)).toHaveText('Country')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await keptCountry(context)).toBeUndefined()
  await footerButton(page).click()
  await page.getByRole('button', { name: 'Japan' }).click()
  expect(await keptCountry(context)).toMatchObject({ value: 'JP' })
})

for (const [name, answer] of [
  ['cannot be reached', undefined],
  ['answers nonsense', { status: 200, body: '<p>sorry</p>' }],
  ['fails', { status: 500, json: { status: 'error', code: 'SERVER_ERROR' } }],
] as const)
  test(`a lookup that ${name} is only logged, and the page can be used`, async ({ page, context, mayFail, maySay }) => {
    mayFail(lookups)
    maySay(/^The country lookup failed: \w+$/)
    await page.route(lookups, (route) => (answer ? route.fulfill(answer) : route.abort()))
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('The country lookup failed: '))
    await page.goto('/about')
    expect((await logged).type()).toBe('info')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0)
    expect(await keptCountry(context)).toBeUndefined()
    await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  })

test('with the cookie nothing is asked, not even the shop', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'country_code', value: 'FR', url: String(baseURL), sameSite: 'Lax' }])
  const count = await answerLookups(page, 'JP')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openAlive(page, '/about')
  await expect(footerButton(page)).toHaveText('Country: France')
  await page.waitForLoadState('networkidle')
  expect([count(), scripts.filter((url) => url.includes('dialogs'))]).toEqual([0, []])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a cookie that holds no country is as good as none', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'country_code', value: 'XX', url: String(baseURL), sameSite: 'Lax' }])
  await answerLookups(page, 'GB')
  await openLookedUp(page, '/about')
  await expect(footerButton(page)).toHaveText('Country: United Kingdom')
})

test('nobody is asked while making or ordering a shoe; the next page asks', async ({ page }) => {
  await answerLookups(page, 'JP')
  await openLookedUp(page, '/tabi-gen-01/fit')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Hadashi, start page' }).click()
  await expect(question(page)).toBeVisible()
})

test('nobody is asked while typing, and what was typed stays', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(lookups, async (route) => {
    await held
    await route.fulfill({ json: { status: 'success', data: { country_code: 'JP' } } })
  })
  const asked = page.waitForRequest(lookups)
  await openAlive(page, '/faq')
  await asked
  const field = page.getByRole('searchbox')
  await field.fill('returns')
  answer()
  await expect(footerButton(page)).toHaveText('Country: Japan')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('returns')
  await page.getByRole('banner').getByRole('link', { name: 'How it is made' }).click()
  await expect(question(page)).toBeVisible()
})

test('another country can be chosen from the question', async ({ page, context }) => {
  await answerLookups(page, 'JP')
  await openLookedUp(page, '/about')
  await question(page).getByRole('button', { name: 'Choose another country' }).click()
  await expect(selection(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await selection(page).getByRole('button', { name: 'United Kingdom' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(footerButton(page)).toHaveText('Country: United Kingdom')
  expect(await keptCountry(context)).toMatchObject({ value: 'GB' })
})

test('whoever closes the list instead of choosing keeps nothing, and is asked again with the next load only', async ({
  page,
  context,
}) => {
  await answerLookups(page, 'JP')
  await openLookedUp(page, '/about')
  await question(page).getByRole('button', { name: 'Choose another country' }).click()
  await expect(selection(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(footerButton(page)).toHaveText('Country: Japan')
  expect(await keptCountry(context)).toBeUndefined()
  await page.reload()
  await expect(question(page)).toBeVisible()
})

test('a choice in another tab ends the question of this one, and is not written over by closing it', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await answerLookups(tab, 'JP')
    await openLookedUp(tab, '/about')
    await expect(question(tab)).toBeVisible()
  }
  await question(other).getByRole('button', { name: 'Choose another country' }).click()
  await selection(other).getByRole('button', { name: 'United Kingdom' }).click()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(footerButton(page)).toHaveText('Country: United Kingdom')
  expect(await keptCountry(context)).toMatchObject({ value: 'GB' })
})

test('a tab that is shown again takes over the country that another one keeps', async ({ page, context, baseURL }) => {
  await answerLookups(page, 'JP')
  await openLookedUp(page, '/about')
  await expect(question(page)).toBeVisible()
  await context.addCookies([{ name: 'country_code', value: 'FR', url: String(baseURL), sameSite: 'Lax' }])
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect(question(page)).toBeHidden()
  await expect(footerButton(page)).toHaveText('Country: France')
})

test('the list has 243 countries, the United Kingdom first, the chosen one marked, and says where we ship', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'country_code', value: 'JP', url: String(baseURL), sameSite: 'Lax' }])
  await openSelection(page)
  const rows = selection(page).getByRole('list').getByRole('button')
  await expect(rows).toHaveCount(243)
  await expect(rows.first()).toHaveText('United KingdomWe ship here')
  await expect(rows.nth(1)).toHaveText('Afghanistan')
  await expect(rows.last()).toHaveText('Zimbabwe')
  await expect(selection(page).locator('[aria-current]')).toHaveText('JapanWe ship here')
  await expect(selection(page).getByText('We ship here')).toHaveCount(2)
  await expect(selection(page)).toContainText('Chosen now: Japan')
})

for (const [query, name] of [
  ['にほん', 'Japan'],
  ['ニホン', 'Japan'],
  ['nihon', 'Japan'],
  ['ｊｐ', 'Japan'],
  ['英国', 'United Kingdom'],
  ['UK', 'United Kingdom'],
] as const)
  test(`${query} finds ${name}, and Enter twice takes it`, async ({ page, context }) => {
    await openSelection(page)
    const field = selection(page).getByRole('searchbox')
    await expect(field).toBeFocused()
    await field.fill(query)
    await expect(selection(page).getByRole('list').getByRole('button').first()).toHaveText(`${name}We ship here`)
    await expect(selection(page).getByRole('status')).toHaveText(/^\d+ countr(y|ies) found$/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(selection(page)).toBeHidden()
    await expect(footerButton(page)).toHaveText(`Country: ${name}`)
    await expect(footerButton(page)).toBeFocused()
    expect((await keptCountry(context))?.value).toBe(name === 'Japan' ? 'JP' : 'GB')
  })

test('in Japanese the list is in the order of its reading, and is searched by reading too', async ({ page }) => {
  await openSelection(page, '/ja/about')
  const rows = selection(page).getByRole('list').getByRole('button')
  await expect(rows.first()).toHaveText('イギリスお届けできます')
  await expect(rows.nth(1)).toHaveText('アイスランド')
  await selection(page).getByRole('searchbox').fill('かんこく')
  await expect(rows.first()).toHaveText('韓国')
  await selection(page).getByRole('searchbox').fill('ありえない国')
  await expect(selection(page).getByText('該当する国が見つかりません')).toBeVisible()
  await selection(page).getByRole('searchbox').fill('nippon')
  await rows.first().click()
  await expect(footerButton(page)).toHaveText('国：日本')
})

test('the list is one stop of the tab key, and the arrows move within it', async ({ page }) => {
  await openSelection(page)
  const row = (name: string) => selection(page).getByRole('button', { name, exact: true })
  await page.keyboard.press('ArrowDown')
  await expect(selection(page).locator('[aria-current]')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(row('Afghanistan')).toBeFocused()
  await page.keyboard.press('End')
  await expect(row('Zimbabwe')).toBeFocused()
  await expect(row('Zimbabwe')).toBeInViewport()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+Tab')
  await expect(selection(page).getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(selection(page)).toBeHidden()
  await expect(footerButton(page)).toBeFocused()
})

test('whoever is in a country that we do not ship to is told so, and can join its list', async ({ page, context }) => {
  await openSelection(page)
  await selection(page).getByRole('searchbox').fill('netherlands')
  await selection(page).getByRole('button', { name: 'Netherlands', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'We do not ship to the Netherlands yet' })
  await expect(list).toBeVisible()
  expect(await keptCountry(context)).toMatchObject({ value: 'NL' })
  const email = list.getByRole('textbox', { name: 'E-mail address' })
  await expect(email).toHaveAccessibleDescription(
    'Send me one mail when you begin to ship to the Netherlands, and nothing else.',
  )
  await email.fill('mika@')
  await list.getByRole('button', { name: 'Join the list' }).click()
  await expect(email).toHaveAccessibleDescription(/Write an address such as/)
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('mika@')
  await email.fill('ｍｉｋａ@example.com')
  const joined = page.waitForRequest(joins)
  await page.keyboard.press('Enter')
  expect((await joined).postDataJSON()).toEqual({
    email: 'mika@example.com',
    country: 'NL',
    language: 'en',
    version: '1',
  })
  await expect(list).toContainText('We will write to mika@example.com once')
  await list.getByRole('button', { name: 'Go on looking' }).click()
  await expect(list).toBeHidden()
  await expect(footerButton(page)).toBeFocused()
})

test('a newcomer who says yes to a country that we do not ship to is told so, in Japanese too', async ({ page }) => {
  await answerLookups(page, 'FR')
  await openLookedUp(page, '/ja/about')
  await question(page, /フランスからのご利用ですか/)
    .getByRole('button', { name: 'はい、フランスからです' })
    .click()
  const list = page.getByRole('dialog', { name: 'フランスへのお届けはまだ行っていません' })
  await list.getByRole('textbox', { name: 'メールアドレス' }).fill('mika@example.jp')
  const joined = page.waitForRequest(joins)
  await list.getByRole('button', { name: 'お知らせを申し込む' }).click()
  expect((await joined).postDataJSON()).toMatchObject({ country: 'FR', language: 'ja' })
  await expect(list).toContainText('一度だけご連絡します')
})

test('without a line the address that was typed stays, and can be sent when there is one', async ({
  page,
  context,
  mayFail,
}) => {
  // Whatever else is asked for meanwhile does not come either.
  mayFail(/./)
  await openSelection(page)
  await selection(page).getByRole('searchbox').fill('fr')
  await selection(page).getByRole('button', { name: 'France', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'We do not ship to France yet' })
  const email = list.getByRole('textbox', { name: 'E-mail address' })
  await email.fill('mika@example.jp')
  await context.setOffline(true)
  await list.getByRole('button', { name: 'Join the list' }).click()
  await expect(email).toHaveAccessibleDescription(/could not be reached/)
  await expect(email).toHaveValue('mika@example.jp')
  await context.setOffline(false)
  await list.getByRole('button', { name: 'Join the list' }).click()
  await expect(list).toContainText('We will write to mika@example.jp once')
})

test('a list that does not come says so, and comes when it is asked for again', async ({ page, context, mayFail }) => {
  mayFail(/./)
  await openLookedUp(page, '/about')
  // The place for messages needs texts of its own.
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached()
  await context.setOffline(true)
  await footerButton(page).click()
  await expect(page.getByText('Network error')).toBeVisible()
  await context.setOffline(false)
  await footerButton(page).click()
  await expect(selection(page)).toBeVisible()
})

test('a touch before the list can be shown is remembered until it can', async ({ page }) => {
  let serve = () => {}
  const held = new Promise<void>((resolve) => {
    serve = resolve
  })
  await page.route(/\/assets\/late-/, async (route) => {
    await held
    await route.continue()
  })
  await openAlive(page, '/about')
  await footerButton(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  serve()
  await expect(selection(page)).toBeVisible()
})

for (const [name, forbid] of [
  [
    'are forbidden',
    () => {
      const refuse = () => {
        throw new DOMException('no cookies here', 'SecurityError')
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
    },
  ],
  [
    'are kept by nobody',
    () => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
    },
  ],
] as const)
  test(`where cookies ${name} the country holds for the page, and nobody is asked again and again`, async ({
    page,
  }) => {
    await page.addInitScript(forbid)
    await answerLookups(page, 'JP')
    await openLookedUp(page, '/about')
    await expect(footerButton(page)).toHaveText('Country: Japan')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await footerButton(page).click()
    await selection(page).getByRole('button', { name: 'United Kingdom' }).click()
    await expect(footerButton(page)).toHaveText('Country: United Kingdom')
    await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  })
