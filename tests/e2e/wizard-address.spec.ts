import { expectUsable, expectUsableInLongRun } from '../support/a11y/usable.ts'
import { expect, openAlive, press, radio } from '../support/browser/pair-journey.ts'
import { test } from '../support/browser/scan-journey.ts'
import { watchShifts } from '../support/browser/watch-shifts.ts'

test('steps that come with something to continue shift nothing, and everyone can use them and the designs', async ({
  page,
  maySay,
}) => {
  // Axe reads the picture of the pair back.
  maySay(/GPU stall due to ReadPixels/)
  await openAlive(page, '/tabi-gen-01/style')
  await radio(page, 'Green').check()
  const shifts = await watchShifts(page)
  for (const step of ['scan', 'style', 'fit', 'summary']) {
    await openAlive(page, `/tabi-gen-01/${step}`)
    await expect(page.locator('main .button').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts(), step).toBe(0)
    await (step === 'summary' ? expectUsable(page) : expectUsableInLongRun(page))
  }
  await press(page, 'Your design')
  await press(page, 'Remove this design')
  await expectUsable(page, 'dialog[open]')
  await press(page, 'Remove it')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
