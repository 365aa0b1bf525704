import { savedPicture, table } from '../support/browser/shoe-viewer.ts'
import { badge, expect, openLive, patience, test } from '../support/browser/viewers/live-shop.ts'
import { watchViolations } from '../support/browser/watch-first-view.ts'

test.describe.configure({ timeout: patience })

test('shows a live model that follows the choices, and the shop’s own pair once the session has ended twice', async ({
  page,
  liveShop,
  standIn,
  mayFail,
}) => {
  mayFail(/\/session\/[^/]+\/output$/)
  const violations = await watchViolations(page)
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (!request.url().startsWith('blob:') && origin !== liveShop) foreign.push(origin)
  })
  await test.step('opens a session on the press, and none before', async () => {
    await page.goto(`${liveShop}/shapediver`)
    await expect(page.getByText('the measurements are sent there, without your name')).toBeVisible()
    expect(standIn.requests).toEqual([])
    await openLive(page, liveShop)
    await expect(badge(page, 'Live from ShapeDiver')).toBeVisible({ timeout: 90_000 })
    expect(standIn.openCount()).toBe(1)
    await expect(page.getByText('174 g')).toBeVisible()
  })
  const grey = await savedPicture(page)
  expect(grey.share).toBeGreaterThan(0.08)
  await test.step('has the model computed for another upper and colour', async () => {
    await page.getByRole('radio', { name: 'Strap' }).check({ force: true })
    await page.getByRole('radio', { name: 'Green' }).check({ force: true })
    await expect.poll(() => standIn.customized.at(-1)).toMatchObject({ 'p-u': '0', 'p-c': '2', 'p-ll': '255.0' })
    await expect(badge(page, 'Live from ShapeDiver')).toBeVisible({ timeout: 90_000 })
    const green = await savedPicture(page)
    expect(green.green).toBeGreaterThan(green.red)
    expect(green.data.equals(grey.data)).toBe(false)
  })
  await test.step('says why it shows its own pair, and keeps what was chosen', async () => {
    standIn.set('ending')
    await page.getByRole('radio', { name: 'Brown' }).check({ force: true })
    await expect(page.getByText('ShapeDiver has ended the live session.')).toBeVisible({ timeout: 60_000 })
    expect(standIn.requests.filter((one) => one.startsWith('POST /api/v2/ticket/'))).toHaveLength(2)
    await expect(badge(page, 'On your device')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Brown' })).toBeChecked()
    await expect(table(page)).toBeVisible()
    const brown = await savedPicture(page)
    expect(brown.red).toBeGreaterThan(brown.blue + 10)
  })
  expect(new Set(foreign)).toEqual(new Set([new URL(standIn.url).origin]))
  expect(await violations()).toEqual([])
})
