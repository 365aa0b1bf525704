import { expect, isAlive, test } from '../support/console.ts'

for (const [address, text] of [
  ['/faq', 'You are offline. What you have typed stays here.'],
  ['/ja/faq', 'オフラインです。入力した内容は、この画面に残っています。'],
] as const)
  test(`${address} says that the line is gone, as long as it is, and keeps what was typed`, async ({
    page,
    context,
    mayFail,
  }) => {
    // What the page asks for meanwhile does not come.
    mayFail(/./)
    await page.goto(address)
    await isAlive(page)
    const notice = page.getByRole('status').and(page.locator('.offline'))
    await expect(notice).toBeAttached()
    await expect(notice).toBeEmpty()
    await page.getByRole('searchbox').fill('wash')
    await context.setOffline(true)
    await expect(notice).toHaveText(text)
    await expect(notice).toBeInViewport()
    await expect(page.getByRole('searchbox')).toHaveValue('wash')
    const above = (await notice.boundingBox()) ?? { y: 99, height: 99 }
    expect(above.y + above.height).toBeLessThan(60)
    await context.setOffline(false)
    await expect(notice).toBeEmpty()
  })

for (const width of [320, 390, 1280])
  test(`at ${width} px it covers nothing in the head of the page`, async ({ page, context, mayFail }) => {
    mayFail(/./)
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/about')
    await isAlive(page)
    await expect(page.locator('.offline')).toBeAttached()
    await context.setOffline(true)
    const [notice, head] = [page.locator('.offline'), page.locator('.site-header')]
    await expect(notice).not.toBeEmpty()
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
    // Whoever reads further down still sees it.
    await page.mouse.wheel(0, 900)
    await expect(notice).toBeInViewport({ ratio: 1 })
  })
