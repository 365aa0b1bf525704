import type { BrowserContext, Page } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/console.ts'
import { expectUsable } from '../support/usable.ts'

test.use({ isNewcomer: true })

const lookups = /\/api\/geo\/getCountryByIP$/

const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /Country|国/ })
const selection = (page: Page) => page.getByRole('dialog', { name: /^(Choose your country|国を選ぶ)$/ })

/** What the shop says of the visitor's address. */
async function answerLookups(page: Page, code: string): Promise<() => number> {
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

/** Nothing moves for somebody who wants no motion, so that every sight rests when it is looked at. */
async function openAtRest(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, address)
}

const isUsable = (page: Page, sight: string, part = 'dialog') =>
  test.step(`${sight} can be used by everyone`, () => expectUsable(page, part))

test('a newcomer from Japan is asked once, and the answer is kept for thirty days', async ({ page, context }) => {
  const count = await answerLookups(page, 'JP')
  const dialogChunks: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/country-dialogs-/.test(request.url())) dialogChunks.push(request.url())
  })
  await openAtRest(page, '/about')
  const question = page.getByRole('dialog', { name: 'Are you shopping from Japan?' })
  await expect(question).toBeVisible()
  // It holds before it is answered.
  await expect(footerButton(page)).toHaveText('Country: Japan')
  await expect(page.getByRole('button', { name: 'Yes, from Japan' })).toBeFocused()
  expect(await keptCountry(context)).toBeUndefined()
  await isUsable(page, 'the question of the country')

  await test.step('closing it keeps the country, and the page stands where it stood', async () => {
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    expect(await keptCountry(context)).toMatchObject({ value: 'JP' })
  })
  await context.clearCookies({ name: 'country_code' })
  await page.reload()
  await page.getByRole('button', { name: 'Yes, from Japan' }).click()
  await expect(question).toBeHidden()
  const kept = await keptCountry(context)
  expect(kept).toMatchObject({ value: 'JP', sameSite: 'Lax', path: '/' })
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1_000 - 2_592_000)).toBeLessThan(60)
  expect(dialogChunks.splice(0)).not.toEqual([])
  await page.reload()
  await isAlive(page)
  await expect(footerButton(page)).toHaveText('Country: Japan')
  await page.waitForLoadState('networkidle')
  await expect(question).toHaveCount(0)
  expect([count(), dialogChunks]).toEqual([2, []])
})

test('the keyboard alone goes through the list of countries, and comes back to where it was', async ({
  page,
  context,
}) => {
  // The shop itself looks the address up: the caller is in no country.
  await openAtRest(page, '/about')
  await footerButton(page).click()
  const field = selection(page).getByRole('searchbox')
  await expect(field).toBeFocused()
  await test.step('the arrows move within it', async () => {
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
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(selection(page)).toBeHidden()
    await expect(footerButton(page)).toBeFocused()
  })
  await page.keyboard.press('Enter')
  await expect(selection(page)).toBeVisible()
  // With all that stands around it: what a dialog and the page behind it are to each other.
  await isUsable(page, 'the page behind the list of countries', 'html')
  await field.fill('zzz')
  await expect(selection(page)).toContainText('We found no country by that name')
  await isUsable(page, 'a search that finds no country')
  await field.fill('netherlands')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'We don’t ship to the Netherlands yet' })
  await expect(list).toBeVisible()
  expect(await keptCountry(context)).toMatchObject({ value: 'NL' })
  await isUsable(page, 'the list of those who wait')
  const email = list.getByRole('textbox', { name: 'E-mail address' })
  await email.fill('mika@')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription(/Enter an address such as/)
  await expect(email).toBeFocused()
  await isUsable(page, 'an address that cannot be used')
  await email.fill('ｍｉｋａ@example.com')
  await page.keyboard.press('Enter')
  await expect(list).toContainText('We’ll write to mika@example.com once')
  await list.getByRole('button', { name: 'Keep browsing' }).click()
  await expect(list).toBeHidden()
  await expect(footerButton(page)).toBeFocused()
})

test('a newcomer from a country that we do not ship to is told so and can join its list, in Japanese too', async ({
  page,
}) => {
  await answerLookups(page, 'FR')
  await openAtRest(page, '/ja/about')
  await expect(page.getByRole('dialog', { name: 'フランスからのご利用ですか' })).toBeVisible()
  await isUsable(page, 'the question of the country')
  await page.getByRole('button', { name: 'はい、フランスからです' }).click()
  const list = page.getByRole('dialog', { name: 'フランスへのお届けはまだ行っていません' })
  await expect(list).toBeVisible()
  await isUsable(page, 'the list of those who wait')
  await list.getByRole('button', { name: 'お知らせを申し込む' }).click()
  await expect(list.getByRole('textbox', { name: 'メールアドレス' })).toHaveAccessibleDescription(
    /メールアドレスをご入力ください/,
  )
  await isUsable(page, 'an address that cannot be used')
  await list.getByRole('button', { name: 'ほかの国を選ぶ' }).click()
  await expect(selection(page)).toBeVisible()
  await isUsable(page, 'the list of countries')
  await selection(page).getByRole('searchbox').fill('zzz')
  await expect(selection(page)).toContainText('該当する国が見つかりません')
  await isUsable(page, 'a search that finds no country')
  await selection(page).getByRole('searchbox').fill('furansu')
  await selection(page).getByRole('button', { name: 'フランス', exact: true }).click()
  await list.getByRole('textbox', { name: 'メールアドレス' }).fill('mika@example.jp')
  await list.getByRole('button', { name: 'お知らせを申し込む' }).click()
  await expect(list).toContainText('1回だけご連絡します')
})
