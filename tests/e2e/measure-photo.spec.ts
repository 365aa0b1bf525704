import type { Page } from '@playwright/test'
import { expectUsable } from '../support/a11y/usable.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { drawnFoot, expectDrawnLength } from '../support/browser/measure-drawn-foot.ts'

const photoField = (page: Page) => page.getByLabel('Photo of a foot from above')
const measure = (page: Page) => page.getByRole('button', { name: 'Measure the foot' })

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
  // The photo stays on the device, as every page says.
  expect(sent).toEqual([])
  // Measuring is the work of a second or more; the page itself has nothing to do but to show it.
  expect((await worked()) - before).toBeLessThan(0.6)
  await expectUsable(page)
})
