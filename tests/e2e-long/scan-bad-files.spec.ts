import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { acceptedFoot, beginAsGuest } from '../support/browser/begun-scan.ts'
import { expectRightSaved, jpegFile, tracingBytes } from '../support/browser/given-files.ts'
import { expect, giveFiles, openAlive, press, test, title, words } from '../support/browser/scan-journey.ts'

const say = words.en
const lengthMm = async (page: Page) => Number.parseFloat((await page.locator('.figure b').textContent()) ?? '')

test('rejects 40 photos at once, and measures a photo taken turned or mirrored like an upright one', async ({
  page,
}) => {
  await beginAsGuest(page, { way: 'trace', right: acceptedFoot('right') })
  await openAlive(page, '/tabi-gen-01/scan')
  await expect(title(page, say.leftPhoto)).toBeVisible()

  await test.step('reports 40 at once and measures none', async () => {
    const many = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const transfer = new DataTransfer()
      for (let index = 0; index < 40; index += 1)
        transfer.items.add(new File([bytes], `${index}.jpg`, { type: 'image/jpeg' }))
      return transfer
    }, tracingBytes.toString('base64'))
    await page.locator('form.give-photo').dispatchEvent('drop', { dataTransfer: many })
    await expect(page.getByText(/^Choose one photo at a time/)).toBeVisible()
    await expect(title(page, say.leftPhoto)).toBeVisible()
    await expectRightSaved(page)
  })

  await giveFiles(page, jpegFile('sheet.jpg', tracingBytes))
  await expect(title(page, say.leftMeasured)).toBeFocused()
  const upright = await lengthMm(page)
  expect(upright).toBeGreaterThan(200)

  for (const [name, orientation, pixels] of [
    ['turned', 8, sharp(tracingBytes).rotate(90)],
    // Without its orientation tag it would be the other foot.
    ['mirrored', 2, sharp(tracingBytes).flop()],
  ] as const)
    await test.step(`${name}, with an orientation tag`, async () => {
      await press(page, 'Measure again')
      const buffer = await pixels.jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer()
      await giveFiles(page, jpegFile(`${name}.jpg`, buffer))
      await expect(title(page, say.leftMeasured)).toBeFocused()
      expect(Math.abs((await lengthMm(page)) - upright)).toBeLessThan(0.5)
    })
  await press(page, say.accept)
  await expect(page.getByText(say.isSaved)).toBeVisible()
})
