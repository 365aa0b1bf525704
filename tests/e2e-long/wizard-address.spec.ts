import type { Page } from '@playwright/test'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { acceptedFoot, beginAsGuest } from '../support/browser/begun-scan.ts'
import { expect, openAlive, press, radio } from '../support/browser/pair-journey.ts'
import { test } from '../support/browser/scan-journey.ts'
import { watchShifts } from '../support/browser/watch-shifts.ts'

// Playwright reads the picture of the pair back.
test.beforeEach(({ maySay }) => maySay(/GPU stall due to ReadPixels/))

/** Something is chosen: from now on there is something to go on with. */
async function begin(page: Page): Promise<void> {
  await openAlive(page, '/tabi-gen-01/style')
  await radio(page, 'Green').check()
}

test('on a phone nothing moves while the pair is made and shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await beginAsGuest(page, { way: 'by_hand', left: acceptedFoot('left'), right: acceptedFoot('right') })
  await openAlive(page, '/tabi-gen-01/scan')
  await press(page, 'Continue to style')
  await page.getByRole('radio', { name: /^Strap/ }).check()
  await radio(page, 'Green').check()
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

test('a second window is told what the first one changes, and can take its own back', async ({ page, context }) => {
  await begin(page)
  const other = await context.newPage()
  await openAlive(other, '/tabi-gen-01/style')
  await expect(radio(other, 'Green')).toBeChecked()
  await radio(page, 'Brown').check()
  await expect(other.getByText('This design was changed in another window or on another device.')).toBeVisible()
  await expect(radio(other, 'Brown')).toBeChecked()
  await press(other, 'Take mine back')
  await expect(radio(other, 'Green')).toBeChecked()
  await expect(radio(page, 'Green')).toBeChecked()
  await other.close()
})

test('whoever has the device forget them leaves no design on it', async ({ page }) => {
  const stored = () => page.evaluate((key) => localStorage.getItem(key), designFileKey)
  await begin(page)
  expect(await stored()).not.toBeNull()
  await openAlive(page, '/profile')
  await press(page, 'Forget this device')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Forget/ })
    .click()
  await expect.poll(stored).toBeNull()
})
