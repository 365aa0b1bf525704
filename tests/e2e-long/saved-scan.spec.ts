import type { Page } from '@playwright/test'
import { beginAsGuest } from '../support/browser/begun-scan.ts'
import { expectLeftSaved, leftAccepted } from '../support/browser/half-measured.ts'
import { knownCustomer } from '../support/browser/known-customer.ts'
import { codeTo } from '../support/browser/newest-mail.ts'
import { purgeMails } from '../support/browser/purge-mails.ts'
import { expect, giveTracing, isAlive, openAlive, press, test, title, words } from '../support/browser/scan-journey.ts'
import { turnTo } from '../support/browser/turn-to.ts'

const say = words.en

/** Leads from the photo of the right foot to other steps. */
const steps: readonly (readonly [name: string, come: (page: Page) => Promise<void>])[] = [
  ['the photo', async () => {}],
  [
    'instructions',
    async (page) => {
      await press(page, 'Back')
      await expect(page.getByRole('button', { name: 'Measure the right foot' })).toBeVisible()
    },
  ],
  [
    'methods',
    async (page) => {
      await press(page, say.otherMethods)
      await expect(title(page, 'How would you like to measure the right foot?')).toBeVisible()
    },
  ],
  [
    'numbers by hand',
    async (page) => {
      await press(page, say.otherMethods)
      await page.getByRole('radio', { name: say.byHand }).check()
      await press(page, 'See what you need')
      await press(page, 'Measure the right foot')
      await expect(title(page, 'Right foot, by hand')).toBeVisible()
    },
  ],
  [
    'another phone',
    async (page) => {
      await press(page, say.otherMethods)
      await page.getByRole('radio', { name: say.otherPhone }).check()
      await press(page, say.connect)
      await press(page, say.showCode)
      await expect(page.getByRole('textbox', { name: say.link })).toBeVisible()
    },
  ],
  [
    'a rejected photo',
    async (page) => {
      await giveTracing(page, 'blank')
      await expect(page.locator('main [data-code]')).toBeVisible()
    },
  ],
  [
    'a measured photo not yet accepted',
    async (page) => {
      await page.getByText(/^Sheet: A4 or US Letter/).click()
      await page.getByRole('radio', { name: 'A3, or two sheets of A4' }).check()
      await giveTracing(page, 'felt-on-a3')
      await expect(title(page, say.rightMeasured)).toBeVisible()
    },
  ],
]

/** Leaving these steps asks first, because their measurement is not stored. */
const losing = ['a measured photo not yet accepted']

/** Resets the method chosen last, so that the next step starts with tracing as well. */
async function redraw(page: Page, draftKey: string): Promise<void> {
  await page.evaluate((key) => {
    const stored = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ ...stored, draft: { ...stored.draft, way: 'trace' } }))
  }, draftKey)
}

test('keeps the accepted foot before and after going back from any step', async ({ page }) => {
  const { draftKey } = await beginAsGuest(page, leftAccepted)
  await openAlive(page, '/get-foot-scan')
  for (const [name, come] of steps)
    await test.step(name, async () => {
      await page.getByRole('link', { name: 'Continue measuring' }).click()
      await expectLeftSaved(page)
      await come(page)
      await page.goBack()
      if (losing.includes(name)) {
        await press(page, 'Keep measuring')
        await expect(title(page, say.rightMeasured)).toBeVisible()
        await page.goBack()
        await press(page, 'Leave this step')
      }
      await expect(page.getByText('The left foot of Rosa is measured. The right foot is next.')).toBeVisible()
      await page.goForward()
      await expect(page.getByRole('list', { name: say.progress })).toContainText(/Left\s*250\.0\smm, accepted/)
      await page.goBack()
      await redraw(page, draftKey)
    })
})

test('continues with the other foot after a sign-in with one accepted', async ({ page }) => {
  const { email } = await knownCustomer()
  await beginAsGuest(page, leftAccepted)
  await openAlive(page, '/tabi-gen-01/scan')
  await expectLeftSaved(page)
  await openAlive(page, '/profile/mobile_scan')
  await purgeMails(email)
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await press(page, 'Send me a code')
  await page.getByRole('textbox', { name: 'Code from the e-mail' }).fill(await codeTo(email))
  await page.getByRole('radio', { name: /^somebody else/ }).check()
  await press(page, 'Save answer')
  await expect(page.getByRole('main')).toContainText('right foot missing')
  await openAlive(page, '/get-foot-scan')
  await page.getByRole('link', { name: 'Continue measuring' }).click()
  await expectLeftSaved(page)
})

test('defers a new build while a photo is viewed, and then loads it with the accepted foot kept', async ({
  page,
  context,
}) => {
  const latest = /\/builds\/latest\.json\?\d+$/
  await beginAsGuest(page, leftAccepted)
  await context.route(latest, (route) => route.fulfill({ json: { id: 'ffffffffffff', timestamp: 1 } }))
  await openAlive(page, '/tabi-gen-01/scan')
  await expectLeftSaved(page)
  await page.evaluate(() => {
    document.documentElement.dataset.sameTab = ''
  })
  await expect(page.getByRole('region', { name: 'Messages' })).toBeAttached()
  await giveTracing(page, 'ballpoint-on-yellow')
  await expect(title(page, say.leftMeasured)).toBeVisible()

  const response = page.waitForResponse(latest)
  await turnTo(page, 'visible')
  await (await response).finished()
  // Requests are answered in order: after this one the page has read the build.
  await page.evaluate(() => fetch('/about').then((answer) => answer.text()))
  await turnTo(page, 'hidden')
  await turnTo(page, 'visible')
  await press(page, 'Measure again')
  await expectLeftSaved(page)
  await expect(page.locator('html')).toHaveAttribute('data-same-tab', '')

  const loaded = page.waitForEvent('load')
  await turnTo(page, 'hidden')
  await loaded
  await isAlive(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-same-tab')
  await expectLeftSaved(page)
})
