import { randomUUID } from 'node:crypto'
import { changeOpen, newDesignFile, writeDesignFile } from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { expectUsable, expectUsableInLongRun } from '../support/a11y/usable.ts'
import { storeOnDevice } from '../support/browser/begun-scan.ts'
import { expect, makeNoPictures, openAlive, press } from '../support/browser/pair-journey.ts'
import { test } from '../support/browser/scan-journey.ts'
import { watchShifts } from '../support/browser/watch-shifts.ts'

test('shifts nothing when resumed steps render, which are accessible with their designs', async ({
  page,
  context,
  maySay,
}) => {
  // Axe reads the canvas of the pair back.
  maySay(/GPU stall due to ReadPixels/)
  const file = changeOpen(newDesignFile(randomUUID()), { colour: 'green' })
  await storeOnDevice(page, { [designFileKey]: writeDesignFile(file, Date.now()) })
  const shifts = await watchShifts(page)
  const expectStill = async (step: string) => {
    expect(await shifts(), step).toBe(0)
    await (step === 'summary' ? expectUsable(page) : expectUsableInLongRun(page))
  }
  for (const step of ['scan', 'style']) {
    await openAlive(page, `/tabi-gen-01/${step}`)
    await expect(page.locator('main .button:visible').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectStill(step)
  }
  // One canvas of the pair is enough: drawing it takes longer than everything else.
  await makeNoPictures(context)
  for (const step of ['fit', 'summary']) {
    await openAlive(page, `/tabi-gen-01/${step}`)
    await expect(page.getByRole('button', { name: 'Your design', exact: true })).toBeVisible()
    await expectStill(step)
  }
  await press(page, 'Your design')
  await press(page, 'Remove this design')
  await expectUsable(page, 'dialog[open]')
  await press(page, 'Remove it')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
