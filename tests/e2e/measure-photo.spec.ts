import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, openAlive, test } from '../support/console.ts'
import { expectUsable } from '../support/usable.ts'

const workerScript = /\/assets\/measure-foot\.worker[^/]*\.js$/

/** A picture of the night: whatever is looked for, it is too dark. */
async function nightPhoto() {
  const night = sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#030303' } })
  return { name: 'night.jpg', mimeType: 'image/jpeg', buffer: await night.jpeg().toBuffer() }
}

const letter = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear shop') }

const photoField = (page: Page) => page.getByLabel(/Photo of a foot from above|足を真上から撮った写真/)
const measure = (page: Page) => page.getByRole('button', { name: /Measure the foot|足を測る/ })
const alert = (page: Page) => page.locator('main').getByRole('alert')

for (const [address, heading, refusal] of [
  ['/dev/measure', 'Measure a photo', 'This file is no photo that can be read. Use a JPEG, PNG or WebP file.'],
  [
    '/ja/dev/measure',
    '写真から測る',
    'このファイルは写真として読み込めません。JPEG、PNG、WebPのいずれかのファイルをお選びください。',
  ],
] as const)
  test(`a file that is no photo is refused at ${address} with the one thing to change`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAlive(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await photoField(page).setInputFiles(letter)
    await measure(page).click()
    await expect(alert(page)).toHaveText(refusal)
    await expectUsable(page)
  })

test('a photo is measured by the keyboard alone, in a worker that the policy of the page lets in', async ({ page }) => {
  await openAlive(page, '/dev/measure')
  await photoField(page).setInputFiles(await nightPhoto())
  await photoField(page).focus()
  // The sheet, the foot, the lens, the button: each is one stop.
  for (const _stop of ['sheet', 'foot', 'lens', 'button']) await page.keyboard.press('Tab')
  await expect(measure(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(alert(page).locator('[data-code]')).toHaveAttribute('data-code', /^(dark|no_paper)$/)
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
})

/** Drawn by the renderer of the tests: a left foot on A4. */
const drawnFoot = 'tests/photos/protocol-10.jpg'
const drawnMm = 218.4

async function lengthOnPage(page: Page): Promise<number> {
  const length = page.getByRole('table', { name: 'Left foot' }).getByRole('row', { name: /^Length / })
  await expect(length).toContainText('measured')
  const [, mm] = /Length\s*([\d.]+) ±/.exec((await length.textContent()) ?? '') ?? []
  return Number(mm)
}

test('a photo that was taken with the telephone turned is measured upright', async ({ page }) => {
  const turned = await sharp(drawnFoot).rotate(90).withMetadata({ orientation: 8 }).toBuffer()
  await openAlive(page, '/dev/measure')
  await photoField(page).setInputFiles({ name: 'turned.jpg', mimeType: 'image/jpeg', buffer: turned })
  await measure(page).click()
  expect(Math.abs((await lengthOnPage(page)) - drawnMm)).toBeLessThan(4)
  const shown = page.getByRole('img', { name: 'Your photo, with the sheet and the foot outlined' })
  expect(await shown.evaluate((one: HTMLImageElement) => one.height > one.width)).toBe(true)
})

/** For how many seconds the page's own thread has worked: what the machine does for others meanwhile is not counted. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await browser.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
}

test('a foot is measured beside the page, which can be used meanwhile, and shown as it was seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, '/dev/measure')
  await photoField(page).setInputFiles(drawnFoot)
  const worked = await watchWork(page)
  const before = await worked()
  await measure(page).click()
  expect(Math.abs((await lengthOnPage(page)) - drawnMm)).toBeLessThan(4)
  const numbers = page.getByRole('table', { name: 'Left foot' })
  await expect(numbers.getByRole('row', { name: /^Width of the heel / })).toContainText('±')
  await expect(page.getByRole('img', { name: 'Your photo, with the sheet and the foot outlined' })).toBeVisible()
  await expect(page.locator('.seen-sheet, .seen-foot')).toHaveCount(2)
  // Measuring is the work of a second or more; the page itself has nothing to do but to show it.
  expect((await worked()) - before).toBeLessThan(0.6)
  await expectUsable(page)
})

test('nothing is measured before a photo was chosen and the lens is one, and what was typed stays', async ({
  page,
}) => {
  await openAlive(page, '/dev/measure')
  const lens = page.getByLabel(/Focal length/)
  await lens.fill('wide')
  await measure(page).click()
  await expect(page.getByText('Choose a photo first.')).toBeVisible()
  await expect(page.getByText('Between 8 and 300 mm, such as 26.')).toBeVisible()
  await expect(lens).toHaveValue('wide')
})

test('measuring can be stopped at any moment, and begins anew afterwards', async ({ page, mayFail }) => {
  mayFail(workerScript)
  await page.route(workerScript, () => {}, { times: 1 })
  await openAlive(page, '/dev/measure')
  await photoField(page).setInputFiles(await nightPhoto())
  await measure(page).click()
  await expect(page.getByRole('progressbar', { name: 'The photo is being measured' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop measuring' }).click()
  await expect(page.getByText('Measuring was stopped.')).toBeVisible()
  await measure(page).click()
  await expect(alert(page)).toBeVisible()
})

test('a photo can be dropped on the form as well', async ({ page }) => {
  await openAlive(page, '/dev/measure')
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Dear shop'], 'letter.jpg', { type: 'image/jpeg' }))
    return transfer
  })
  await page.locator('.photo-form').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('letter.jpg')).toBeVisible()
  await measure(page).click()
  await expect(alert(page)).toContainText('This file is no photo')
})
