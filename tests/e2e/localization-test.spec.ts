import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/console.ts'

const fact = (page: Page, name: string) =>
  page.locator('dl.facts > div', { has: page.getByText(name, { exact: true }) }).locator('dd')
const found = (page: Page) => page.getByRole('status').locator('dl.facts > div')

test('it counts the texts that the shop holds, finds one by its key and by its words, and says what is not there', async ({
  page,
  mayFail,
}) => {
  mayFail(/\/api\/localization\/translation\//)
  await openAlive(page, '/localization-test')
  await expect(fact(page, 'Texts')).toHaveText(/^\d{3,}$/)
  await expect(fact(page, 'Missing keys')).toHaveText('0')
  await page.getByLabel('Key').fill('Q7nfHL')
  await page.getByLabel('Key').press('Enter')
  await expect(found(page)).toHaveText(/Q7nfHL\s*See the shoe/)
  for (const [key, error] of [
    ['nothing', 'Translation not found (NOT_FOUND)'],
    ['../../etc', 'The web address cannot be read (UNKNOWN_ERROR)'],
  ] as const) {
    await page.getByLabel('Key').fill(key)
    await page.getByRole('button', { name: 'Look up the key' }).click()
    await expect(page.getByLabel('Key')).toHaveAccessibleDescription(error)
    await expect(page.getByLabel('Key')).toHaveValue(key)
  }
  await page.getByLabel('Words of the text').fill('page not found')
  await page.getByRole('button', { name: 'Search the texts' }).click()
  await expect(found(page).filter({ hasText: 'Page not found: {path}' }).first()).toBeVisible()
  await page.getByLabel('Words of the text').fill('<b>no such words')
  await page.getByRole('button', { name: 'Search the texts' }).click()
  await expect(page.getByText('No text found')).toBeVisible()
})
