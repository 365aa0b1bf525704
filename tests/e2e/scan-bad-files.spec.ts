import { readFileSync } from 'node:fs'
import { truncate, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { acceptedFoot, beginAsGuest } from '../support/begun-scan.ts'
import { committedTracing } from '../support/foot-tracings/committed-set.ts'
import { expect, giveFiles, openAlive, press, test, title, words } from '../support/scan-journey.ts'

const say = words.en
const photo = readFileSync(committedTracing('ballpoint-on-yellow').jpegPath)
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** What begins as a photo of an iPhone does. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  photo.subarray(0, 4_000),
])

/** Few bytes that say of themselves that they are a picture too large for any device. */
function endlessPng(): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(100_000, 0)
  size.writeUInt32BE(100_000, 4)
  const start = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1')
  return Buffer.concat([start, size, Buffer.from([8, 2, 0, 0, 0, 0, 0, 0, 0])])
}

const refusals = [
  ['a photo of an iPhone', 'heic', { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: heic }],
  ['a file without a byte', '', jpeg('empty.jpg', Buffer.alloc(0))],
  ['the first third of a photo', '', jpeg('torn.jpg', photo.subarray(0, photo.length / 3))],
  [
    'a letter',
    'no_image',
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Dear shop') },
  ],
  ['a letter that calls itself a photo', 'no_image', jpeg('letter.jpg', Buffer.from('Dear shop'))],
  ['a picture that is larger than any', '', { name: 'e.png', mimeType: 'image/png', buffer: endlessPng() }],
] as const

/** The accepted foot is still there, and there is a way on. */
async function expectNothingLost(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: say.progress })).toContainText(/Right\s*250\.0\smm, accepted/)
  const again = page.locator('main input[type=file]').last()
  await expect(again).toBeAttached()
  await expect(again).toBeEnabled()
  await expect(page.getByRole('button', { name: /^(Measure in another way|Choose another way)$/ })).toBeVisible()
}

const lengthMm = async (page: Page) => Number.parseFloat((await page.locator('.figure b').textContent()) ?? '')

test('whatever file is given, it ends in words and a way on, and the accepted foot stays', async ({ page }, info) => {
  const huge = info.outputPath('huge.jpg')
  await writeFile(huge, photo)
  await truncate(huge, 45_000_000)
  await beginAsGuest(page, { way: 'trace', right: acceptedFoot('right') })
  await openAlive(page, '/tabi-gen-01/scan')
  for (const [name, code, file] of [...refusals, ['45 megabytes', 'too_large', huge] as const])
    await test.step(name, async () => {
      // Whoever was refused three times in this way has begun anew: the field is not folded away.
      await page.reload()
      await expect(title(page, say.leftPhoto)).toBeVisible()
      await giveFiles(page, file)
      const said = page.locator('main [data-code]')
      await expect(said).toHaveText(/\w+ .*\.$/)
      // What is told apart from what else nobody can read is not the matter here.
      if (code !== '') await expect(said).toHaveAttribute('data-code', code)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectNothingLost(page)
    })
})

test('40 photos at once are none, and one that was taken with the telephone turned, or in a mirror, measures the same', async ({
  page,
}) => {
  await beginAsGuest(page, { way: 'trace', right: acceptedFoot('right') })
  await openAlive(page, '/tabi-gen-01/scan')
  await expect(title(page, say.leftPhoto)).toBeVisible()

  await test.step('40 at once are told of, and none is measured', async () => {
    const many = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const transfer = new DataTransfer()
      for (let place = 0; place < 40; place += 1)
        transfer.items.add(new File([bytes], `${place}.jpg`, { type: 'image/jpeg' }))
      return transfer
    }, photo.toString('base64'))
    await page.locator('form.give-photo').dispatchEvent('drop', { dataTransfer: many })
    await expect(page.getByText(/^Choose one photo at a time/)).toBeVisible()
    await expect(title(page, say.leftPhoto)).toBeVisible()
    await expectNothingLost(page)
  })

  await giveFiles(page, jpeg('sheet.jpg', photo))
  await expect(title(page, say.leftMeasured)).toBeFocused()
  const upright = await lengthMm(page)
  expect(upright).toBeGreaterThan(200)

  for (const [name, orientation, pixels] of [
    ['turned', 8, sharp(photo).rotate(90)],
    // Without its note it would be the other foot.
    ['mirrored', 2, sharp(photo).flop()],
  ] as const)
    await test.step(`${name}, with a note of how`, async () => {
      await press(page, 'Measure again')
      const buffer = await pixels.jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer()
      await giveFiles(page, jpeg(`${name}.jpg`, buffer))
      await expect(title(page, say.leftMeasured)).toBeFocused()
      expect(Math.abs((await lengthMm(page)) - upright)).toBeLessThan(0.5)
    })
  await press(page, say.accept)
  await expect(page.getByText(say.isKept)).toBeVisible()
})
