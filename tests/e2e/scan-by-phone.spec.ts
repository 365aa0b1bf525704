import { devices, type Page } from '@playwright/test'
import { committedTracing } from '../support/foot-tracings/committed-set.ts'
import { comeToCode, expect, isAlive, openAlive, press, test, title, words } from '../support/scan-journey.ts'
import { expectUsable } from '../support/usable.ts'

const bothFeet = committedTracing('two-feet-on-letter')
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']

/** What of feet or links is on a device. */
const keptOn = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('foot-scan')))

test('a phone is let in by a code, measures both feet while its line is gone, and the other device continues by itself', async ({
  page,
  bodies,
  openDevice,
}) => {
  const link = await comeToCode(page, words.en, 'Rosa')
  await test.step('the code is there, with how long it works and where it leads', async () => {
    expect(link).toMatch(/\/get-foot-scan#scan=[\w-]{40,}$/)
    await expect(page.getByRole('img', { name: 'Code to scan with your phone’s camera' })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/)
    await expectUsable(page)
  })

  const there = await openDevice({ ...pixel, locale: 'ja-JP' })
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
    expect(await keptOn(phone)).toEqual([])
    await there.close()
  })

  await test.step('here the scan is kept, and there is no way back into the phone', async () => {
    await expect(page.getByText('Both feet are measured and kept.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue to style' })).toBeVisible()
    const other = await (await openDevice()).newPage()
    await openAlive(other, link.replace(/^https?:\/\/[^/]+/, ''))
    await expect(other.getByText('This code has already been used, perhaps on another phone.')).toBeVisible()
    await expectUsable(other)
  })
  expect(bodies.sent.map(({ path }) => path)).toContain('/api/scans/hand-over/send')
})

test('a device whose line is gone while an English phone measures for it finds in Japanese what the phone has sent meanwhile', async ({
  page,
  context,
  mayFail,
  openDevice,
}) => {
  // What the page asks for without a line does not come.
  mayFail(/./)
  const [here, there] = [words.ja, words.en]
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const link = await comeToCode(page, here, 'ハル')
  const elsewhere = await openDevice({ ...pixel, locale: 'en-GB' })
  let phone = await elsewhere.newPage()
  await phone.goto(link)
  await isAlive(phone)

  await test.step('it is connected, also when it is loaded anew, and says so when the line is gone', async () => {
    await expect(page.getByRole('heading', { name: here.isConnected })).toBeVisible()
    await expectUsable(page, '.foot-scan')
    await page.reload()
    await isAlive(page)
    await expect(page.getByRole('heading', { name: here.isConnected })).toBeVisible()
    await context.setOffline(true)
    await expect(page.locator('.phone-place').getByRole('status')).toContainText('この端末はオフラインです')
    await expectUsable(page, '.foot-scan')
  })

  await test.step('the phone is closed in the middle, comes back by the link, measures and sends', async () => {
    await press(phone, there.noSize)
    await expect(phone.getByText('ハル', { exact: true })).toBeVisible()
    await phone.close()
    phone = await elsewhere.newPage()
    await phone.goto(link)
    await isAlive(phone)
    await press(phone, there.noSize)
    await phone.getByRole('radio', { name: there.trace }).check()
    await press(phone, there.seeDrawing)
    await press(phone, there.leftNow)
    await phone.locator('main input[type=file]').first().setInputFiles(bothFeet.jpegPath)
    await press(phone, there.accept)
    await expect(title(phone, there.isSent)).toBeFocused()
    expect(await keptOn(phone)).toEqual([])
  })

  await test.step('with its line the device goes on by itself', async () => {
    await context.setOffline(false)
    await expect(page.getByText(here.isKept)).toBeVisible()
  })
})
