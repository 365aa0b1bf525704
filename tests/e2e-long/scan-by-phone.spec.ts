import { expectUsable } from '../support/a11y/usable.ts'
import { bothFeet, phoneOptions, scansOnDevice } from '../support/browser/phone-that-measures.ts'
import { comeToCode, expect, isAlive, press, test, title, words } from '../support/browser/scan-journey.ts'

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
  const elsewhere = await openDevice({ ...phoneOptions, locale: 'en-GB' })
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
    expect(await scansOnDevice(phone)).toEqual([])
  })

  await test.step('with its line the device goes on by itself', async () => {
    await context.setOffline(false)
    await expect(page.getByText(here.isSaved)).toBeVisible()
  })
})
