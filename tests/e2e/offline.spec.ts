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
