import { expectUsable } from '../support/a11y/usable.ts'
import { bothFeet, phoneOptions, scansOnDevice } from '../support/browser/phone-that-measures.ts'
import { comeToCode, expect, isAlive, press, test, title, words } from '../support/browser/scan-journey.ts'

test('shows in Japanese what an English phone has sent while this device was offline', async ({
  page,
  context,
  mayFail,
  openDevice,
}) => {
  // Requests of the page fail while offline.
  mayFail(/./)
  const [here, there] = [words.ja, words.en]
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const link = await comeToCode(page, here, 'ハル')
  const elsewhere = await openDevice({ ...phoneOptions, locale: 'en-GB' })
  let phone = await elsewhere.newPage()
  await phone.goto(link)
  await isAlive(phone)

  await test.step('stays connected over a reload and shows a lost connection', async () => {
    await expect(page.getByRole('heading', { name: here.isConnected })).toBeVisible()
    await expectUsable(page, '.foot-scan')
    await page.reload()
    await isAlive(page)
    await expect(page.getByRole('heading', { name: here.isConnected })).toBeVisible()
    await context.setOffline(true)
    await expect(page.locator('.phone-place').getByRole('status')).toContainText('この端末はオフラインです')
    await expectUsable(page, '.foot-scan')
  })

  await test.step('resumes on the closed phone by the link, measures and sends', async () => {
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

  await test.step('continues by itself once online', async () => {
    await context.setOffline(false)
    await expect(page.getByText(here.isSaved)).toBeVisible()
  })
})
