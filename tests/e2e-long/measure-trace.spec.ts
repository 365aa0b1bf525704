import { expectUsable } from '../support/a11y/usable.ts'
import { expect, openAlive, test } from '../support/browser/console.ts'
import { committedTracing } from '../support/builders/foot-tracings/committed-set.ts'
import { readTraceRecord } from '../support/builders/foot-tracings/trace-set.ts'

const tracing = committedTracing('without-pen')
const { expected } = readTraceRecord(tracing)
const [{ lengthMm } = { lengthMm: Number.NaN }] = expected.feet

test('measures a tracing by keyboard alone, asking for the pen that is not in the photo, and shows the foot', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, '/dev/measure')
  const photo = page.getByLabel('Photo of the sheet from above')
  const measure = page.getByRole('button', { name: 'Measure the outline' })
  const correct = page.getByRole('button', { name: 'Set the points by hand' })
  const outcome = page.locator('.photo-outcome')

  await test.step('makes photo and button one tab stop each and announces the progress', async () => {
    await photo.setInputFiles(tracing.jpegPath)
    await photo.focus()
    await page.keyboard.press('Tab')
    await expect(measure).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('progressbar', { name: 'The photo is being measured' })).toBeVisible()
  })

  const pens = page.getByRole('group', { name: 'Which pen did you draw with?' })
  await test.step('asks for the pen when it is not in the photo and preselects none', async () => {
    await expect(outcome.getByRole('status').filter({ hasText: 'We can’t see the pen' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
    await expect(outcome.locator('.detected-sheet, .detected-foot')).toHaveCount(2)
    await expectUsable(page, '.photo-outcome')
    await measure.focus()
    await page.keyboard.press('Tab')
    await expect(correct).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(pens.getByRole('radio', { name: 'Pencil' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Measure with this answer' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(pens.getByText('Choose one first.')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowUp')
    await expect(pens.getByRole('radio', { name: 'Thin ballpoint pen' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(outcome).toBeFocused()
    await expect(outcome.getByText('We can’t see the pen')).toHaveCount(0)
  })

  await test.step('shows the drawn foot and why it is less certain', async () => {
    const length = page.getByRole('table', { name: 'Left foot' }).getByRole('row', { name: /^Length / })
    await expect(length).toContainText('measured')
    const [, mm] = /Length\s*([\d.]+) ±/.exec((await length.textContent()) ?? '') ?? []
    expect(Math.abs(Number(mm) - lengthMm)).toBeLessThan(2)
    await expect(page.getByText('The pen isn’t in the photo, so the tolerance is wider.')).toBeVisible()
    await expect(page.getByRole('img', { name: /Your photo, with the sheet, the line around the foot/ })).toBeVisible()
    await expectUsable(page, '.photo-outcome')
    await page.keyboard.press('Tab')
    await expect(correct).toBeFocused()
  })
})
