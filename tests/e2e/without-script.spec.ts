import { expect, test } from '../support/browser/console.ts'

test.use({ javaScriptEnabled: false })

test('navigates between pages and stores the language without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ja-JP', baseURL: String(baseURL) })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: '足を測る' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('足を測る')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Measure your feet')
  await page.getByRole('contentinfo').getByRole('link', { name: 'How it is made' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it is made')
  await context.close()
})

test('opens questions and the narrow menu without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/faq#photos')
  await test.step('shows a linked question opened, and no search', async () => {
    await expect(page.locator('#photos p').first()).toBeInViewport()
    await expect(page.getByLabel('Search the questions')).toBeHidden()
    await expect(page.locator('#photos .own-link')).toHaveAttribute('href', '/faq#photos')
    expect(await page.locator('details').count()).toBeGreaterThan(35)
  })
  await page.getByText('When do I pay?').click()
  await expect(page.getByText(/Once the workshop has checked/)).toBeVisible()
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('banner').getByRole('link', { name: 'The shoe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabi Gen 01')
  await test.step('explains a visitor page and links on', async () => {
    await page.goto('/ja/profile/order')
    await expect(page.getByText(/JavaScriptが必要です/)).toBeVisible()
    await page.getByRole('link', { name: 'よくある質問を読む' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('よくある質問')
  })
})
