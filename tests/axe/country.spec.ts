import type { Page } from '@playwright/test'
import { expect, openAlive, test } from '../support/console.ts'
import { expectUsable } from '../support/usable.ts'

test.use({ isNewcomer: true })

const openList = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Country|国/ })
    .click()
const chooseFrance = (page: Page) => page.getByRole('button', { name: /^(France|フランス)$/ }).click()

/** What the question of the country leads to, by the steps that lead there. */
const sights: readonly (readonly [
  name: string,
  country: string | null,
  ...steps: ((page: Page) => Promise<void>)[],
])[] = [
  ['the question of the country', 'JP'],
  ['the list of countries', null, openList],
  ['a search that finds no country', null, openList, (page) => page.getByRole('searchbox').last().fill('zzz')],
  ['the list of who waits', null, openList, chooseFrance],
  [
    'an address that cannot be used',
    null,
    openList,
    chooseFrance,
    (page) => page.getByRole('button', { name: /Join the list|お知らせを申し込む/ }).click(),
  ],
]

for (const address of ['/about', '/ja/about'])
  test(`whatever asks for the country on ${address} can be used by everyone, light and dark, narrow and wide`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [name, country, ...steps] of sights)
      await test.step(name, async () => {
        await context.clearCookies()
        await page.route(/getCountryByIP$/, (route) =>
          route.fulfill({ json: { status: 'success', data: { country_code: country } } }),
        )
        await openAlive(page, address)
        for (const step of steps) await step(page)
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectUsable(page)
        await page.unroute(/getCountryByIP$/)
      })
  })
