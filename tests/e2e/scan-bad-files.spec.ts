import { truncate, writeFile } from 'node:fs/promises'
import { acceptedFoot, beginAsGuest } from '../support/browser/begun-scan.ts'
import { expectRightSaved, jpegFile, tracingBytes } from '../support/browser/given-files.ts'
import { expect, giveFiles, openAlive, test, title, words } from '../support/browser/scan-journey.ts'

const say = words.en

/** The first bytes of an iPhone photo. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  tracingBytes.subarray(0, 4_000),
])

/** A few bytes that announce an image too large for any device. */
function endlessPng(): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(100_000, 0)
  size.writeUInt32BE(100_000, 4)
  const start = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1')
  return Buffer.concat([start, size, Buffer.from([8, 2, 0, 0, 0, 0, 0, 0, 0])])
}

const rejections = [
  ['a photo of an iPhone', 'heic', { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: heic }],
  ['a file without a byte', '', jpegFile('empty.jpg', Buffer.alloc(0))],
  ['the first third of a photo', '', jpegFile('torn.jpg', tracingBytes.subarray(0, tracingBytes.length / 3))],
  ['a PDF', 'no_image', { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 Dear shop') }],
  ['a text file named as a photo', 'no_image', jpegFile('letter.jpg', Buffer.from('Dear shop'))],
  ['an image larger than any device supports', '', { name: 'e.png', mimeType: 'image/png', buffer: endlessPng() }],
] as const

test('ends with a message and a next step for any file, and keeps the accepted foot', async ({ page }, info) => {
  const huge = info.outputPath('huge.jpg')
  await writeFile(huge, tracingBytes)
  await truncate(huge, 45_000_000)
  await beginAsGuest(page, { way: 'trace', right: acceptedFoot('right') })
  await openAlive(page, '/tabi-gen-01/scan')
  for (const [name, code, file] of [...rejections, ['45 megabytes', 'too_large', huge] as const])
    await test.step(name, async () => {
      // After three rejections the field is collapsed, so each file starts on a fresh page.
      await page.reload()
      await expect(title(page, say.leftPhoto)).toBeVisible()
      await giveFiles(page, file)
      const said = page.locator('main [data-code]')
      await expect(said).toHaveText(/\w+ .*\.$/)
      // How other unreadable files are told apart is not tested here.
      if (code !== '') await expect(said).toHaveAttribute('data-code', code)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectRightSaved(page)
    })
})
