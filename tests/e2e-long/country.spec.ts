import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'

test.use({ isNewcomer: true })

const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Country' })
const selection = (page: Page) => page.getByRole('dialog', { name: 'Choose your country' })

const isUsable = (page: Page, sight: string, part = 'dialog') =>
  test.step(`${sight} is accessible`, () => expectUsable(page, part))

test('goes through the country list by keyboard alone and returns to its button', async ({ page, context }) => {
  // The shop itself looks the address up: this caller has no country.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, '/about')
  await footerButton(page).click()
  const field = selection(page).getByRole('searchbox')
  await expect(field).toBeFocused()
  await test.step('moves within it by arrow keys', async () => {
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
  // Checked with everything around it, because a dialog and the page behind it depend on each other.
  await isUsable(page, 'the page behind the list of countries', 'html')
  await field.fill('zzz')
  await expect(selection(page)).toContainText('We found no country by that name')
  await isUsable(page, 'a search that finds no country')
  await field.fill('netherlands')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'We don’t deliver to the Netherlands yet' })
  await expect(list).toBeVisible()
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'country_code', value: 'NL' }))
  await isUsable(page, 'the list of those who wait')
  const email = list.getByRole('textbox', { name: 'E-mail address' })
  await email.fill('mika@')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription(/Enter your e-mail address, such as/)
  await expect(email).toBeFocused()
  await isUsable(page, 'an address that cannot be used')
  await email.fill('ｍｉｋａ@example.com')
  await page.keyboard.press('Enter')
  await expect(list).toContainText('We’ll e-mail mika@example.com once')
  await list.getByRole('button', { name: 'Keep browsing' }).click()
  await expect(list).toBeHidden()
  await expect(footerButton(page)).toBeFocused()
})
