import type { Page } from '@playwright/test'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { acceptedFoot, beginAsGuest } from '../support/begun-scan.ts'
import { expect, isAlive, openAlive, press, test, title } from '../support/scan-journey.ts'
import { expectUsable } from '../support/usable.ts'
import { watchShifts } from '../support/watch-shifts.ts'

const at = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path)
const colour = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

// Whoever looks at a step reads the picture of its stage back.
test.beforeEach(({ maySay }) => maySay(/GPU stall due to ReadPixels/))

/** Something is chosen: from now on there is something to go on with. */
async function begin(page: Page): Promise<void> {
  await openAlive(page, '/tabi-gen-01/style')
  await colour(page, 'Green').check()
}

test('a deep link to the fit without a scan stays, says what is missing and leads there', async ({ page }) => {
  const shifts = await watchShifts(page)
  await openAlive(page, '/tabi-gen-01/fit')
  await expect(page.getByText('For this step, we need the measurements of both feet.')).toBeVisible()
  await at(page, '/tabi-gen-01/fit')
  expect(await shifts()).toBe(0)
  await page.getByRole('link', { name: 'Measure your feet' }).click()
  await expect(title(page, 'Your feet')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Fit')).toBeVisible()
  await expect(page.getByText('For this step, we need the measurements of both feet.')).toBeVisible()
})

test('back, forward and a reload keep step, address and what is chosen together', async ({ page }) => {
  await begin(page)
  await press(page, 'Continue to fit')
  await expect(title(page, 'Fit')).toBeVisible()
  await at(page, '/tabi-gen-01/fit')
  await page.goBack()
  await expect(title(page, 'Style')).toBeVisible()
  await expect(colour(page, 'Green')).toBeChecked()
  await page.goForward()
  await expect(title(page, 'Fit')).toBeVisible()
  await page.reload()
  await isAlive(page)
  await expect(title(page, 'Fit')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your design' })).toBeVisible()
  await page.goBack()
  await expect(colour(page, 'Green')).toBeChecked()
})

test('steps that come with something to continue shift nothing, and everyone can use them and the designs', async ({
  page,
}) => {
  await begin(page)
  const shifts = await watchShifts(page)
  for (const step of ['scan', 'style', 'fit', 'summary']) {
    await openAlive(page, `/tabi-gen-01/${step}`)
    await expect(page.locator('main .button').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts(), step).toBe(0)
    await expectUsable(page)
  }
  await press(page, 'Your design')
  await press(page, 'Remove this design')
  await expectUsable(page, 'dialog[open]')
  await press(page, 'Remove it')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('on a phone nothing moves while the pair is made and shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await beginAsGuest(page, { way: 'by_hand', left: acceptedFoot('left'), right: acceptedFoot('right') })
  await openAlive(page, '/tabi-gen-01/scan')
  await press(page, 'Continue to style')
  await page.getByRole('radio', { name: /^Strap/ }).check()
  await colour(page, 'Green').check()
  const shifts = await watchShifts(page)
  for (const step of ['style', 'fit', 'summary']) {
    await openAlive(page, `/tabi-gen-01/${step}`)
    // The picture is above, and whoever chooses below it would lose their place.
    await page.locator('.open-design').scrollIntoViewIfNeeded()
    await expect(page.getByRole('application')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await shifts(), step).toBe(0)
  }
})

test('another language in the middle stays at the step, with what is chosen', async ({ page }) => {
  await begin(page)
  await page.getByRole('link', { name: '日本語' }).click()
  await expect(title(page, 'スタイル')).toBeVisible()
  await at(page, '/ja/tabi-gen-01/style')
  await expect(colour(page, 'グリーン')).toBeChecked()
  await press(page, 'フィットへ進む')
  await at(page, '/ja/tabi-gen-01/fit')
})

test('a second window is told what the first one changes, and can take its own back', async ({ page, context }) => {
  await begin(page)
  const other = await context.newPage()
  await openAlive(other, '/tabi-gen-01/style')
  await expect(colour(other, 'Green')).toBeChecked()
  await colour(page, 'Brown').check()
  await expect(other.getByText('This design was changed in another window or on another device.')).toBeVisible()
  await expect(colour(other, 'Brown')).toBeChecked()
  await press(other, 'Take mine back')
  await expect(colour(other, 'Green')).toBeChecked()
  await expect(colour(page, 'Green')).toBeChecked()
  await other.close()
})

test('whoever has the device forget them leaves no design on it', async ({ page }) => {
  const kept = () => page.evaluate((key) => localStorage.getItem(key), designFileKey)
  await begin(page)
  expect(await kept()).not.toBeNull()
  await openAlive(page, '/profile')
  await press(page, 'Forget this device')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Forget/ })
    .click()
  await expect.poll(kept).toBeNull()
})
