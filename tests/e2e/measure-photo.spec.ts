import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { drawnFoot, expectDrawnLength } from '../support/browser/measure-drawn-foot.ts'

const photoField = (page: Page) => page.getByLabel('Photo of a foot from above')
const measure = (page: Page) => page.getByRole('button', { name: 'Measure the foot' })

/** Returns the seconds the page's main thread has worked, without what the machine does for others. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await browser.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
}

test('measures a foot in a worker while the page stays usable, and shows what was detected', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, '/dev/measure?way=photo')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.postDataBuffer()) sent.push(request.url())
  })
  await photoField(page).setInputFiles(drawnFoot)
  const worked = await watchWork(page)
  const before = await worked()
  await measure(page).click()
  await expectDrawnLength(page)
  const numbers = page.getByRole('table', { name: 'Left foot' })
  await expect(numbers.getByRole('row', { name: /^Heel width / })).toContainText('±')
  await expect(page.getByRole('img', { name: 'Your photo, with the sheet and the foot outlined' })).toBeVisible()
  await expect(page.locator('.detected-sheet, .detected-foot')).toHaveCount(2)
  // The photo stays on the device, as every page promises.
  expect(sent).toEqual([])
  // Measuring takes a second or more of work; the page itself only shows the result.
  expect((await worked()) - before).toBeLessThan(0.6)
  await expectUsable(page)
})
