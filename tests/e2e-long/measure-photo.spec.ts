import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { drawnFoot, expectDrawnLength } from '../support/browser/measure-drawn-foot.ts'

const workerScript = /\/assets\/measure-foot\.worker[^/]*\.js$/

/** A black photo: too dark for any detection. */
async function nightPhoto() {
  const night = sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#030303' } })
  return { name: 'night.jpg', mimeType: 'image/jpeg', buffer: await night.jpeg().toBuffer() }
}

const textFile = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear shop') }

const photoField = (page: Page) => page.getByLabel(/Photo of a foot from above|足を真上から撮った写真/)
const measure = (page: Page) => page.getByRole('button', { name: /Measure the foot|足を測る/ })
const alert = (page: Page) => page.locator('main').getByRole('alert')

test('measures nothing before a photo and a lens are given, and rejects a non-photo, chosen or dropped', async ({
  page,
}) => {
  await openAlive(page, '/dev/measure?way=photo')
  const lens = page.getByLabel(/equivalent focal length/)
  await lens.fill('wide')
  await measure(page).click()
  await expect(page.getByText('Choose a photo first.')).toBeVisible()
  await expect(page.getByText('Between 8 and 300 mm, such as 26.')).toBeVisible()
  await expect(lens).toHaveValue('wide')
  await lens.fill('26')
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Dear shop'], 'letter.jpg', { type: 'image/jpeg' }))
    return transfer
  })
  await page.locator('.photo-form').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('letter.jpg')).toBeVisible()
  await measure(page).click()
  await expect(alert(page)).toHaveText('We can’t read this file as a photo. Use a JPEG, PNG or WebP file.')
  await expectUsable(page)
})

test('rejects a non-photo in Japanese with one correction', async ({ page }) => {
  await openAlive(page, '/ja/dev/measure?way=photo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('写真から測る')
  await photoField(page).setInputFiles(textFile)
  await measure(page).click()
  await expect(alert(page)).toHaveText(
    'このファイルは写真として読み込めません。JPEG、PNG、WebPのいずれかのファイルをお選びください。',
  )
  await expectUsable(page)
})

test('measures a photo in a worker by keyboard alone, which can be stopped at any moment and restarted', async ({
  page,
  mayFail,
}) => {
  mayFail(workerScript)
  await page.route(workerScript, () => {}, { times: 1 })
  await openAlive(page, '/dev/measure?way=photo')
  await photoField(page).setInputFiles(await nightPhoto())
  await photoField(page).focus()
  // Sheet, foot, lens and button are one tab stop each.
  for (const _stop of ['sheet', 'foot', 'lens', 'button']) await page.keyboard.press('Tab')
  await expect(measure(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('progressbar', { name: 'The photo is being measured' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop measuring' }).press('Enter')
  await expect(page.getByText('You stopped the measuring.')).toBeVisible()
  await measure(page).press('Enter')
  await expect(alert(page).locator('[data-code]')).toHaveAttribute('data-code', /^(dark|no_paper)$/)
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
})

test('measures a photo taken with a turned phone upright', async ({ page }) => {
  await openAlive(page, '/dev/measure?way=photo')
  const turned = await sharp(drawnFoot).rotate(90).withMetadata({ orientation: 8 }).toBuffer()
  await photoField(page).setInputFiles({ name: 'turned.jpg', mimeType: 'image/jpeg', buffer: turned })
  await measure(page).click()
  await expectDrawnLength(page)
  const shown = page.getByRole('img', { name: 'Your photo, with the sheet and the foot outlined' })
  expect(await shown.evaluate((one: HTMLImageElement) => one.height > one.width)).toBe(true)
})
