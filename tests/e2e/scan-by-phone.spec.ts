import { expectUsable, expectUsableInLongRun } from '../support/a11y/usable.ts'
import { bothFeet, phoneOptions, scansOnDevice } from '../support/browser/phone-that-measures.ts'
import { comeToCode, expect, isAlive, openAlive, test, words } from '../support/browser/scan-journey.ts'

test('connects a phone by code, measures both feet while it is offline, and continues on the other device', async ({
  page,
  bodies,
  openDevice,
}) => {
  const link = await comeToCode(page, words.en, 'Rosa')
  await test.step('shows the code with its expiry and address', async () => {
    expect(link).toMatch(/\/get-foot-scan#scan=[\w-]{40,}$/)
    await expect(page.getByRole('img', { name: 'Code to scan with your phone’s camera' })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/)
    await expectUsable(page)
  })

  const there = await openDevice({ ...phoneOptions, locale: 'ja-JP' })
  const phone = await there.newPage()
  await test.step('uses the phone’s language, names the person and offers no third phone', async () => {
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

  await test.step('measures, accepts and stores the feet on the phone while offline', async () => {
    await there.setOffline(true)
    await phone.locator('input[type=file]').first().setInputFiles(bothFeet.jpegPath)
    await phone.getByRole('button', { name: 'この寸法を使う' }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/まだ送信していません/)
    await expectUsableInLongRun(phone)
  })

  await test.step('sends them when online, keeps nothing on the phone and sends no image', async () => {
    await there.setOffline(false)
    await expect(phone.getByRole('heading', { name: '送信しました' })).toBeFocused()
    expect(await scansOnDevice(phone)).toEqual([])
    await there.close()
  })

  await test.step('saves the scan here and does not let the phone in again', async () => {
    await expect(page.getByText('Both feet are measured and kept.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue to style' })).toBeVisible()
    const other = await (await openDevice()).newPage()
    await openAlive(other, link.replace(/^https?:\/\/[^/]+/, ''))
    await expect(other.getByText('This code has already been used, perhaps on another phone.')).toBeVisible()
    await expectUsableInLongRun(other)
  })
  expect(bodies.sent.map(({ path }) => path)).toContain('/api/scans/handoff/send')
})
