import { readFile } from 'node:fs/promises'
import { expectUsable } from '../support/a11y/usable.ts'
import { savedPicture, stage, table } from '../support/browser/shoe-viewer.ts'
import { badge, expect, openLive, patience, test } from '../support/browser/viewers/live-shop.ts'
import type { Condition } from '../support/shapediver/stand-in.ts'

test.describe.configure({ timeout: patience })

const live = 'Live from ShapeDiver'
/** The first pictures are drawn by a processor that also makes both pairs. */
const slowly = { timeout: 90_000 }

test('follows measures and text, says what the model does not follow, and sends nothing out of its range', async ({
  page,
  liveShop,
  standIn,
}) => {
  await openLive(page, liveShop)
  await expect(badge(page, live)).toBeVisible(slowly)
  const left = page.getByRole('group', { name: 'Left foot' })
  const make = page.getByRole('button', { name: 'Update the 3D model' })
  await left.getByLabel('Length').fill('270')
  await page.getByLabel('Text under the sole').fill('YUKI')
  await make.click()
  await expect.poll(() => standIn.customized.at(-1)).toMatchObject({ 'p-ll': '270.0', 'p-rl': '255.0', 'p-t': 'YUKI' })
  await expect(badge(page, live)).toBeVisible(slowly)
  await expectUsable(page)
  const count = standIn.customized.length
  await left.getByLabel('Ball width').fill('112')
  await make.click()
  await expect(page.getByText('Ball width: 60 to 110 mm')).toBeVisible()
  expect(standIn.customized).toHaveLength(count)
  await expectUsable(page)
})

test('shows the newest of two changes that overlap, fetched when it is computed', async ({
  page,
  liveShop,
  standIn,
}) => {
  standIn.set('busy')
  await openLive(page, liveShop)
  await expect(badge(page, live)).toBeVisible(slowly)
  expect(standIn.requests).toContain('PUT /api/v2/session/{id}/output/cache')
  await page.getByRole('radio', { name: 'Strap' }).check({ force: true })
  await page.getByRole('radio', { name: 'Sandal' }).check({ force: true })
  await expect.poll(() => standIn.customized.at(-1)).toMatchObject({ 'p-u': '1' })
  await expect(badge(page, live)).toBeVisible(slowly)
  const superseding = await savedPicture(page)
  await page.getByRole('radio', { name: 'Strap' }).check({ force: true })
  await expect.poll(() => standIn.customized.at(-1)).toMatchObject({ 'p-u': '0' })
  await expect(badge(page, live)).toBeVisible(slowly)
  expect((await savedPicture(page)).data.equals(superseding.data)).toBe(false)
})

test('saves a file that the model offers', async ({ page, liveShop }) => {
  await openLive(page, liveShop)
  await expect(badge(page, live)).toBeVisible(slowly)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Preview file (STL)' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('left-shoe.stl')
  const bytes = await readFile(await saved.path())
  expect(bytes.length).toBe(84 + 50 * bytes.readUInt32LE(80))
})

test('ends the session when the page is left, and opens one at a time', async ({ page, liveShop, standIn }) => {
  await openLive(page, liveShop)
  await expect(badge(page, live)).toBeVisible(slowly)
  expect(standIn.openCount()).toBe(1)
  await page.goto(`${liveShop}/about`)
  await expect.poll(() => standIn.openCount()).toBe(0)
  await openLive(page, liveShop)
  await expect(badge(page, live)).toBeVisible(slowly)
  expect(standIn.openCount()).toBe(1)
})

const failures: readonly { condition: Condition; japanese: string }[] = [
  {
    condition: 'silent',
    japanese: 'ShapeDiverから応答がありません。',
  },
  {
    condition: 'quota',
    japanese: '現在、ライブ表示を利用できません。',
  },
  {
    condition: 'chair',
    japanese: 'ライブ表示のモデルが靴ではありません。',
  },
]

for (const { condition, japanese } of failures)
  test(`shows its own pair within three seconds, says why, and tries again on request: ${condition}`, async ({
    page,
    liveShop,
    standIn,
    mayFail,
  }) => {
    mayFail(/\/api\/v2\/ticket\//)
    standIn.set(condition)
    await openLive(page, liveShop, '/ja/shapediver')
    // The picture is there: from here on the three seconds count.
    await expect(page.getByText(japanese)).toBeVisible({ timeout: 10_000 })
    await expect(table(page)).toBeVisible(slowly)
    await expectUsable(page)
    standIn.set('well')
    await page.getByRole('button', { name: 'ライブ表示をもう一度試す' }).click()
    await expect(badge(page, 'ShapeDiverでライブ表示中')).toBeVisible(slowly)
    await expect(page.getByText(japanese)).toBeHidden()
  })

test.describe('with a ticket that ShapeDiver does not accept', () => {
  test.use({ shopTicket: 'old-ticket' })

  test('shows its own pair and says why', async ({ page, liveShop, mayFail }) => {
    mayFail(/\/api\/v2\/ticket\//)
    await openLive(page, liveShop)
    await expect(page.getByText('ShapeDiver doesn’t accept our ticket.')).toBeVisible({ timeout: 10_000 })
    await expect(stage(page)).toBeVisible()
    await expect(table(page)).toBeVisible(slowly)
    await expectUsable(page)
  })
})

test('shows its own pair when ShapeDiver cannot be reached', async ({ page, liveShop, mayFail }) => {
  mayFail(/\/api\/v2\/ticket\//)
  await page.route(/\/api\/v2\/ticket\//, (route) => route.abort())
  await openLive(page, liveShop)
  await expect(page.getByText('ShapeDiver can’t be reached.')).toBeVisible({ timeout: 10_000 })
  await expect(table(page)).toBeVisible(slowly)
})
