import { expect, openAlive, test } from '../support/browser/console.ts'

test('shows that the connection is lost, keeps typed text and covers nothing in the header', async ({
  page,
  context,
  mayFail,
}) => {
  // Requests of the page fail meanwhile.
  mayFail(/./)
  await openAlive(page, '/ja/faq')
  const notice = page.getByRole('status').and(page.locator('.offline'))
  await expect(notice).toBeAttached()
  await expect(notice).toBeEmpty()
  await page.getByRole('searchbox').fill('wash')
  await context.setOffline(true)
  await expect(notice).toHaveText('オフラインです。入力した内容は、この画面に残っています。')
  await expect(notice).toBeInViewport()
  await expect(page.getByRole('searchbox')).toHaveValue('wash')
  const above = (await notice.boundingBox()) ?? { y: 99, height: 99 }
  expect(above.y + above.height).toBeLessThan(60)

  for (const width of [320, 390, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const head = page.locator('.site-header')
      const bottom = await notice.evaluate((one) => one.getBoundingClientRect().bottom)
      expect(await head.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom)
      const covered = await head.evaluate((whole) =>
        [...whole.querySelectorAll('a, button, summary')].flatMap((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          if (!one.checkVisibility() || width === 0) return []
          const points = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(x + width / 2, y + height * part))
          return points.every((point) => point && one.contains(point)) ? [] : [one.outerHTML]
        }),
      )
      expect(covered).toEqual([])
      // A reader further down still sees the notice.
      await page.mouse.wheel(0, 900)
      await expect(notice).toBeInViewport({ ratio: 1 })
    })
  await context.setOffline(false)
  await expect(notice).toBeEmpty()
})
