import type { Page } from '@playwright/test'
import type { PeopleList } from '#domain/contract/scans.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { settings } from '#domain/settings.ts'
import { expectUsable, expectUsableInLongRun } from '../support/a11y/usable.ts'
import { agreement, findSummary, radio } from '../support/browser/pair-journey.ts'
import { expect, giveTracing, isAlive, openAlive, press, test, title } from '../support/browser/scan-journey.ts'
import { committedTracing } from '../support/builders/foot-tracings/committed-set.ts'
import { readTraceRecord } from '../support/builders/foot-tracings/trace-set.ts'

const step = '.foot-scan'
const [left, right] = [committedTracing('ballpoint-on-yellow'), committedTracing('felt-on-a3')]
const trueMm = (tracing: typeof left) => readTraceRecord(tracing).expected.feet[0]?.lengthMm ?? Number.NaN

/** Requests the shop's data of this page's guest. */
async function callAsGuest(page: Page, path: string) {
  const key = `${settings.brand.storagePrefix}-guest`
  const token = await page.evaluate((name) => localStorage.getItem(name), key)
  const answer = await page.request.get(path, { headers: { [settings.guest.header]: token ?? '' } })
  return (await answer.json()).data
}

const loadSavedPeople = async (page: Page): Promise<PeopleList['people']> =>
  (await callAsGuest(page, '/api/scans/people')).people

test('traces a guest’s feet from files without sending a photo, over a reload, and saves the scan', async ({
  page,
  bodies,
  maySay,
}) => {
  test.slow()
  // The accessibility checks of a step read its canvas back.
  maySay(/GPU stall due to ReadPixels/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, '/tabi-gen-01/scan')

  await test.step('asks for person, size and method and shows the instructions', async () => {
    await expect(title(page, 'Your feet')).toBeVisible()
    await press(page, 'Continue')
    await expect(page.getByRole('alert')).toContainText('Enter a name.')
    await expectUsableInLongRun(page, step)
    await page.getByLabel('What shall we call you?').fill('Rosa')
    await press(page, 'Continue')
    await expect(title(page, 'Which size do you usually wear?')).toBeFocused()
    await expectUsableInLongRun(page, step)
    await press(page, 'Continue without a size')
    await expect(title(page, 'How would you like to measure the left foot?')).toBeFocused()
    await expectUsableInLongRun(page, step)
    await page.getByRole('radio', { name: /^Draw around your feet/ }).check()
    await press(page, 'See how to draw')
    await expectUsableInLongRun(page, step)
    await press(page, 'Measure the left foot')
    await expect(title(page, 'Your left foot')).toBeFocused()
    await expectUsableInLongRun(page, step)
  })

  await test.step('rejects a line with a gap with one correction', async () => {
    await giveTracing(page, 'open')
    await expect(title(page, 'The line has a gap')).toBeFocused()
    await expect(page.locator('[data-code=line_open]')).toBeVisible()
    await expectUsableInLongRun(page, step)
  })

  await test.step('measures, shows and accepts a better one', async () => {
    await giveTracing(page, 'ballpoint-on-yellow')
    await expect(title(page, 'Left foot, measured')).toBeFocused()
    await expectUsable(page, step)
    await press(page, 'Use this measurement')
    await expect(title(page, 'Your right foot')).toBeFocused()
  })

  await test.step('continues with the right foot after a reload', async () => {
    await page.reload()
    await isAlive(page)
    await expect(title(page, 'Your right foot')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Progress of both feet' })).toContainText('accepted')
    await page.getByText('Sheet: A4 or US Letter.').click()
    await page.getByRole('radio', { name: 'A3, or two sheets of A4' }).check()
    await giveTracing(page, 'felt-on-a3')
    await expect(title(page, 'Right foot, measured')).toBeFocused()
    await press(page, 'Use this measurement')
  })

  await test.step('asks about very different feet and saves them', async () => {
    await press(page, 'Yes, they differ')
    await expect(page.getByText('Both feet are measured and kept.')).toBeVisible()
    await expectUsable(page, 'main')
    const [rosa] = await loadSavedPeople(page)
    expect(rosa).toMatchObject({ name: 'Rosa', scans: 1, newest: { state: 'measured', left: { way: 'trace' } } })
    expect(Math.abs((rosa?.newest?.left.length_mm ?? 0) - trueMm(left))).toBeLessThan(2)
    expect(Math.abs((rosa?.newest?.right.length_mm ?? 0) - trueMm(right))).toBeLessThan(2)
  })

  await test.step('shows the chosen feet again, and offers the scan for a new pair', async () => {
    await page.reload()
    await isAlive(page)
    await expect(page.getByText('Both feet are measured and kept.')).toBeVisible()
    await page.evaluate((key) => localStorage.removeItem(key), designFileKey)
    await page.reload()
    await isAlive(page)
    await expect(title(page, 'We have a scan of Rosa')).toBeVisible()
    await expectUsableInLongRun(page, step)
    await press(page, 'Use this scan')
    await press(page, 'Continue to style')
    await expect(title(page, 'Style')).toBeVisible()
  })

  await test.step('continues with the traced feet to a pair in the cart', async () => {
    await radio(page, /^Sandal/).check()
    await press(page, 'Continue to fit')
    await expect(title(page, 'Fit')).toBeVisible()
    await press(page, 'Continue to the summary')
    for (const text of ['for Rosa', 'Sandal', /Measured on/]) await expect(findSummary(page)).toContainText(text)
    await agreement(page).check()
    await press(page, 'Add to cart')
    await expect(page.getByText('Your pair is in the cart')).toBeVisible()
    const { lines } = await callAsGuest(page, '/api/cart/list')
    const traced = { scanned: { way: 'trace' } }
    expect(lines).toMatchObject([{ configuration: { upper: 'sandal', feet: { left: traced, right: traced } } }])
  })
  expect(bodies.sent.map(({ path }) => path)).toContain('/api/scans/save')
})
