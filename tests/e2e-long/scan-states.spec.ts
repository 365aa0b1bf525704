import type { Page } from '@playwright/test'
import { ok } from '#domain/result.ts'
import { expectUsable } from '../support/a11y/usable.ts'
import { acceptedFoot, beginAsGuest } from '../support/browser/begun-scan.ts'
import { expect, giveTracing, openAlive, press, test, title, words } from '../support/browser/scan-journey.ts'
import { measuredFoot } from '../support/builders/scanned-feet.ts'
import { someTraceAnswer, someTracedFoot } from '../support/builders/trace-answers.ts'

const say = words.en
const step = '.foot-scan'
const traceWorker = /\/assets\/measure-trace\.worker[^/]*\.js$/

/** Replaces the worker that measures tracings. */
const playWorker = (page: Page, script: string) =>
  page.route(traceWorker, (route) => route.fulfill({ contentType: 'text/javascript', body: script }))

const alwaysMeasures = (outcome: unknown) => `onmessage = () => postMessage(${JSON.stringify({ outcome })})`

/** A foot from a photo of too low quality to count alone. */
function lowConfidenceFoot(lengthMm: number) {
  const traced = { ...someTracedFoot, foot: measuredFoot('left', lengthMm, 65) }
  return ok({ ...someTraceAnswer([], [traced]), size: { width: 400, height: 600 } })
}

test('keeps every outcome of a photo accessible: a question, a failure, a second photo and a mismatch', async ({
  page,
  mayFail,
}) => {
  mayFail(traceWorker)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beginAsGuest(page, { way: 'trace', right: acceptedFoot('right') })
  await openAlive(page, '/tabi-gen-01/scan')
  await expect(title(page, say.leftPhoto)).toBeVisible()

  await test.step('a question', async () => {
    await giveTracing(page, 'without-pen')
    await expect(page.getByRole('radio', { name: 'Pencil' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectUsable(page, step)
    await press(page, 'Use another photo')
  })

  await test.step('a failed worker', async () => {
    await playWorker(page, 'throw new Error("no memory")')
    await giveTracing(page, 'felt-on-white')
    await expect(page.getByRole('button', { name: 'Measure it again' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectUsable(page, step)
  })

  await test.step('a second photo needed', async () => {
    await playWorker(page, alwaysMeasures(lowConfidenceFoot(250)))
    await press(page, 'Measure it again')
    await press(page, say.accept)
    await expect(title(page, /^One more photo/)).toBeFocused()
    await expectUsable(page, step)
  })

  await test.step('a mismatch with it', async () => {
    await playWorker(page, alwaysMeasures(lowConfidenceFoot(258)))
    await giveTracing(page, 'felt-on-white')
    await press(page, say.accept)
    await expect(page.getByText(/^Your last two photos differ/)).toBeVisible()
    await expectUsable(page, step)
  })
})

test('keeps a rejected scan and one of another window accessible', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A heel narrower than any real one.
  const narrow = acceptedFoot('left')
  narrow.scanned.foot.figures.heelWidthMm = { value: 12, tolerance: 1, method: 'measured' }
  const { draftKey } = await beginAsGuest(page, { way: 'trace', left: narrow, right: acceptedFoot('right') })
  await openAlive(page, '/tabi-gen-01/scan')

  await test.step('rejected', async () => {
    await expect(page.getByRole('button', { name: 'Measure the left foot again' })).toBeVisible()
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expectUsable(page, step)
  })

  const other = await context.newPage()
  const accepts = (change: object) =>
    other.evaluate(
      ([key, more]) => {
        const stored = JSON.parse(localStorage.getItem(key) ?? '')
        localStorage.setItem(key, JSON.stringify({ ...stored, draft: { ...stored.draft, ...more } }))
      },
      [draftKey, change] as const,
    )
  await other.goto('/builds/latest.json')

  await test.step('continued in another window', async () => {
    await accepts({ left: acceptedFoot('left', 251) })
    await expect(page.getByRole('button', { name: 'Continue here' })).toBeVisible()
    await expectUsable(page, step)
  })

  await test.step('saved in another window', async () => {
    await accepts({ savedAs: 'elsewhere' })
    await expect(page.getByRole('button', { name: 'Use this scan' })).toBeVisible()
    await expectUsable(page, step)
  })
})

test('keeps a code accessible, also offline and expired', async ({ page, context, mayFail }) => {
  // Requests of the page fail while offline.
  mayFail(/./)
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beginAsGuest(page, { way: 'other_phone' })
  await openAlive(page, '/tabi-gen-01/scan')
  const link = page.getByRole('textbox', { name: say.link })
  await expect(link).toBeVisible()

  await test.step('offline', async () => {
    await context.setOffline(true)
    await expect(link).toHaveCount(0)
    await expect(page.locator('.phone-place').getByRole('status')).not.toBeEmpty()
    await expectUsable(page, step)
    await context.setOffline(false)
    await expect(link).toBeVisible()
  })

  await test.step('expired', async () => {
    await page.clock.fastForward('10:01')
    await expect(link).toHaveCount(0)
    await expectUsable(page, step)
    await press(page, 'Show a new code')
    await expect(link).toBeVisible()
  })
})
