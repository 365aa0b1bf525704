import type { Page, Request } from '@playwright/test'
import { expect, isAlive, test } from '../support/browser/console.ts'
import { countDocuments, expectAnewOnce, expectReadable, holdTime, partFaults } from '../support/browser/part-faults.ts'

for (const [name, fault] of Object.entries(partFaults)) {
  test(`a page whose part ${name} is loaded anew once, and then there`, async ({ page, mayFail, maySay }) => {
    mayFail(/\/assets\//)
    maySay(/Failed to load module script/)
    await expectAnewOnce(page, fault)
  })

  test(`a page whose part ${name} for good can be read or left, and is not loaded again and again`, async ({
    page,
    mayFail,
    maySay,
  }) => {
    mayFail(/\/assets\//)
    maySay(/Failed to load module script/)
    await expectReadable(page, fault)
  })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footerButton = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('button', { name })

/** What is asked for later is answered later: by then the page knows what did not come. */
const allIsHeard = (page: Page) => page.evaluate(() => fetch('/about').then((answer) => answer.text()))

const late = /\/assets\/late-[^/]+\.js$/
const names = ['Country', 'Cookie settings']

for (const [name, fault] of [
  ['Country', 'does not come'],
  ['Cookie settings', 'is not there'],
] as const)
  test(`a page whose late part ${fault} opens, a wish for ${name} loads it anew once, and so does the next page`, async ({
    page,
    mayFail,
  }) => {
    mayFail(/\/assets\/late/)
    await page.route(late, partFaults[fault])
    await holdTime(page)
    const failed = async (asked: Promise<Request>) => {
      const answer = await (await asked).response()
      expect(answer?.status()).toBe(fault === 'is not there' ? 404 : undefined)
      await allIsHeard(page)
    }
    let asked = page.waitForRequest(late)
    await page.goto('/about')
    await footerButton(page, name).hover()
    await isAlive(page)
    await failed(asked)
    const documents = countDocuments(page)
    const loaded = page.waitForEvent('load')
    asked = page.waitForRequest(late)
    await footerButton(page, name).click()
    await loaded
    for (const again of names) await footerButton(page, again).click()
    await isAlive(page)
    await failed(asked)
    expect(documents()).toBe(1)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click()
    await expect(heading(page)).toHaveText('Questions')
    expect(documents()).toBe(2)
  })

test('a page whose main part is gone stays readable, and is loaded anew once if a newer build is there', async ({
  page,
  mayFail,
}) => {
  mayFail(/\/assets\/app-/)
  await page.route(/\/assets\/app-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  let asked = 0
  await page.route(/\/builds\/latest\.json\?\d+$/, (route) => {
    asked += 1
    return route.fulfill({ json: { id: 'ffffffffffff', timestamp: 1 } })
  })
  const documents = countDocuments(page)
  await page.goto('/about')
  await expect.poll(documents).toBe(2)
  await expect(heading(page)).toHaveText('How it is made')
  // Every further touch tries again, as soon as the try before it has failed.
  const touched = async () => {
    await page.keyboard.press('Shift')
    return asked
  }
  await expect.poll(touched).toBeGreaterThan(3)
  expect(documents()).toBe(2)
})
