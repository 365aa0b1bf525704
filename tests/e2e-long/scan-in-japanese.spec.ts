import { expectUsable } from '../support/a11y/usable.ts'
import { knownCustomer } from '../support/browser/known-customer.ts'
import { codeTo } from '../support/browser/newest-mail.ts'
import { purgeMails } from '../support/browser/purge-mails.ts'
import {
  comeToPhoto,
  expect,
  giveTracing,
  openAlive,
  press,
  test,
  title,
  words,
} from '../support/browser/scan-journey.ts'

const say = words.ja

test('traces a guest’s feet in Japanese with rejection and correction, and merges at sign-in', async ({
  page,
  bodies,
}) => {
  const { email } = await knownCustomer({ language: 'ja', country: 'JP' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await comeToPhoto(page, say, 'ハル')

  await test.step('rejects a line with a gap with one correction', async () => {
    await giveTracing(page, 'open')
    await expect(page.locator('[data-code=line_open]')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(
      /線が途切れています.*新しい紙に、途切れないように一周なぞってください。/,
    )
    await expectUsable(page, '.foot-scan')
  })

  await test.step('measures and accepts another photo', async () => {
    await giveTracing(page, 'ballpoint-on-yellow')
    await expect(title(page, say.leftMeasured)).toBeFocused()
    await expectUsable(page, '.foot-scan')
    await press(page, say.accept)
    await expect(title(page, say.rightPhoto)).toBeFocused()
    await expect(page.getByRole('list', { name: say.progress })).toContainText(say.accepted)
  })

  await test.step('measures the other foot on a larger sheet, corrects it by hand and accepts it', async () => {
    await page.getByText(/^紙：A4またはUSレター/).click()
    await page.getByRole('radio', { name: 'A3、またはA4を2枚' }).check()
    await giveTracing(page, 'felt-on-a3')
    await expect(title(page, say.rightMeasured)).toBeFocused()
    await press(page, say.correct)
    await page.getByRole('slider').first().press('ArrowRight')
    await expectUsable(page, '.foot-scan')
    await press(page, 'この位置で測る')
    await expect(title(page, say.rightMeasured)).toBeFocused()
    await press(page, say.accept)
  })

  await test.step('asks about very different feet and saves them', async () => {
    await expect(page.getByRole('button', { name: 'はい、違います' })).toBeVisible()
    await expectUsable(page, '.foot-scan')
    await press(page, 'はい、違います')
    await expect(page.getByText(say.isSaved)).toBeVisible()
    await expectUsable(page, 'main')
  })

  await test.step('signs in on the same page and finds the scan in the account', async () => {
    await press(page, 'メールアドレスを入力する')
    await purgeMails(email)
    await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
    await press(page, '確認コードを送信する')
    await page.getByRole('textbox', { name: 'メールに記載の確認コード' }).fill(await codeTo(email))
    await expect(page.getByText(/^ログイン前のスキャンがアカウントに移りました/)).toBeVisible()
    await expect(page.getByText(say.isSaved)).toBeVisible()
    await openAlive(page, '/ja/profile/mobile_scan')
    await expect(page.getByRole('heading', { name: 'ハルさんはどなたですか' })).toBeVisible()
    await page.getByRole('radio', { name: /^ほかの人/ }).check()
    await press(page, '回答を保存する')
    await expect(page.getByRole('radio', { name: /^ハル/ })).toBeChecked()
  })
  expect(bodies.sent.map(({ path }) => path)).toContain('/api/scans/save')
})
