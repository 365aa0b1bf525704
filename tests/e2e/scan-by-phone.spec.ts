import { type BrowserContext, devices, type Page } from '@playwright/test'
import { expect, isAlive, openAlive, test } from '../support/console.ts'
import { committedTracing } from '../support/foot-tracings/committed-set.ts'
import { knownVisitor } from '../support/known-visitor.ts'
import { expectUsable } from '../support/usable.ts'

const bothFeet = committedTracing('two-feet-on-letter')
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']

/** How long the bodies are that pages send, all together, and whether a picture begins in one of them. */
function watchBodies(context: BrowserContext): () => { bytes: number; hasPicture: boolean } {
  const bodies: Buffer[] = []
  context.on('request', (request) => bodies.push(request.postDataBuffer() ?? Buffer.alloc(0)))
  const picture = [Buffer.from([0xff, 0xd8, 0xff]), 'data:image', 'JFIF']
  return () => ({
    bytes: bodies.reduce((sum, { length }) => sum + length, 0),
    hasPicture: bodies.some((body) => picture.some((head) => body.includes(head))),
  })
}

async function comeToTheCode(page: Page): Promise<string> {
  await openAlive(page, '/tabi-gen-01/scan')
  await page.getByRole('textbox', { name: 'What shall we call you?' }).fill('Rosa')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Continue without a size' }).click()
  await page.getByRole('radio', { name: /^With another phone/ }).check()
  await page.getByRole('button', { name: 'Connect a phone' }).click()
  await page.getByRole('button', { name: 'Show the code' }).click()
  return page.getByRole('textbox', { name: 'Link for your phone' }).inputValue()
}

test('a phone is let in by a code, measures both feet while its line is gone, and the other device continues by itself', async ({
  page,
  context,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const headers = extraHTTPHeaders ?? {}
  const sentHere = watchBodies(context)
  const link = await comeToTheCode(page)
  await test.step('the code is there, with how long it works and where it leads', async () => {
    expect(link).toMatch(/\/get-foot-scan#scan=[\w-]{40,}$/)
    await expect(page.getByRole('img', { name: 'Code to scan with your phone’s camera' })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/)
    await expectUsable(page)
  })

  const there = await browser.newContext({ ...pixel, locale: 'ja-JP', extraHTTPHeaders: headers })
  await there.addCookies(knownVisitor(baseURL ?? ''))
  const sentThere = watchBodies(there)
  const phone = await there.newPage()
  await test.step('the phone is in its own language, knows whose feet, and offers no third phone', async () => {
    await phone.goto(link)
    await isAlive(phone)
    await expect(page.getByRole('heading', { name: 'Your phone is connected' })).toBeVisible()
    await phone.getByRole('button', { name: 'サイズを入力せずに進む' }).click()
    await expect(phone.getByRole('radio')).toHaveCount(4)
    await expect(phone.getByText('Rosa', { exact: true })).toBeVisible()
    await phone.locator('.wizard-action').getByRole('button').first().click()
    await phone.waitForLoadState('networkidle')
    await phone.locator('.wizard-action').getByRole('button').first().click()
  })

  await test.step('without a line the feet are measured, accepted and kept on the phone', async () => {
    await there.setOffline(true)
    await phone.locator('input[type=file]').first().setInputFiles(bothFeet.jpegPath)
    await phone.getByRole('button', { name: 'この寸法を使う' }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/まだ送信していません/)
    await expectUsable(phone)
  })

  await test.step('when it is back they are sent; nothing of them stays on the phone, nor a picture leaves it', async () => {
    await there.setOffline(false)
    await expect(phone.getByRole('heading', { name: '送信しました' })).toBeFocused()
    const kept = await phone.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('foot-scan')))
    expect(kept).toEqual([])
    expect(sentThere()).toMatchObject({ hasPicture: false })
    expect(sentThere().bytes).toBeLessThan(100_000)
    await there.close()
  })

  await test.step('here the scan is kept, and there is no way back into the phone', async () => {
    await expect(page.getByText('Both feet are measured and kept.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue to style' })).toBeVisible()
    expect(sentHere()).toMatchObject({ hasPicture: false })
    const stranger = await browser.newContext({ extraHTTPHeaders: headers })
    await stranger.addCookies(knownVisitor(baseURL ?? ''))
    const other = await stranger.newPage()
    await openAlive(other, link.replace(/^https?:\/\/[^/]+/, ''))
    await expect(other.getByText('This code has already been used, perhaps on another phone.')).toBeVisible()
    await expectUsable(other)
    await stranger.close()
  })
})
