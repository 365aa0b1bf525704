import { expect, test } from '../support/browser/console.ts'
import { askForViewer, drawnByProcessor, patience, savedPicture, stage, table } from '../support/browser/shoe-viewer.ts'
import { watchViolations } from '../support/browser/watch-first-view.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => use(drawnByProcessor(launchOptions)),
  reducedMotion: 'reduce',
  // A smaller canvas is drawn faster.
  viewport: { width: 800, height: 600 },
})
test.describe.configure({ timeout: patience })

test('shows a pair on request and updates its picture with colour, keys and view', async ({ page, baseURL }) => {
  const violations = await watchViolations(page)
  const foreign: string[] = []
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(baseURL ?? '') || /^(blob|data):/.test(request.url())
    if (!isOwn) foreign.push(request.url())
  })
  await askForViewer(page)
  const grey = await savedPicture(page)
  expect(grey.share).toBeGreaterThan(0.08)
  expect(grey.share).toBeLessThan(0.7)
  await page.getByRole('radio', { name: 'Green' }).check({ force: true })
  const green = await savedPicture(page)
  expect(green.green).toBeGreaterThan(green.red)
  await stage(page).press('ArrowRight')
  expect((await savedPicture(page)).data.equals(green.data)).toBe(false)
  await page.getByRole('radio', { name: 'Room', exact: true }).check({ force: true })
  const said = page.getByRole('status').getByText(/^(Tightest: |Could be tight by )/)
  await expect(said).toBeVisible({ timeout: 60_000 })
  expect((await savedPicture(page)).data.equals(green.data)).toBe(false)
  await expect(table(page)).toBeVisible()
  expect(foreign, 'requested from another host').toEqual([])
  expect(await violations(), 'blocked by the policy of the page').toEqual([])
})
