import type { Page } from '@playwright/test'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { acceptedFoot, beginAsGuest } from '../support/browser/begun-scan.ts'
import { expect, openAlive, press, radio } from '../support/browser/pair-journey.ts'
import { test } from '../support/browser/scan-journey.ts'
import { watchShifts } from '../support/browser/watch-shifts.ts'

// Playwright reads the canvas of the pair back.
test.beforeEach(({ maySay }) => maySay(/GPU stall due to ReadPixels/))

/** Makes a choice, so that there is a design to continue. */
async function begin(page: Page): Promise<void> {
  await openAlive(page, '/tabi-gen-01/style')
  await radio(page, 'Green').check()
}

test('shifts nothing on a phone while the pair is made and shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await beginAsGuest(page, { way: 'by_hand', left: acceptedFoot('left'), right: acceptedFoot('right') })
  await openAlive(page, '/tabi-gen-01/scan')
  await press(page, 'Continue to style')
  await page.getByRole('radio', { name: /^Strap/ }).check()
  await radio(page, 'Green').check()
  const shifts = await watchShifts(page)
  for (const step of ['style', 'fit', 'summary']) {
    await openAlive(page, `/tabi-gen-01/${step}`)
    // The canvas is above; a shift would move a visitor who chooses below it.
    await page.locator('.open-design').scrollIntoViewIfNeeded()
    await expect(page.getByRole('application')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    expect(await shifts(), step).toBe(0)
  }
})

test('shows the first window’s change in the second one, which can restore its own', async ({ page, context }) => {
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

test('deletes the design with the device data', async ({ page }) => {
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
