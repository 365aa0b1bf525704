import { expectUsable } from '../support/a11y/usable.ts'
import { beginAsGuest } from '../support/browser/begun-scan.ts'
import { expectLeftSaved, leftAccepted } from '../support/browser/half-measured.ts'
import { expect, isAlive, openAlive, press, test, words } from '../support/browser/scan-journey.ts'

const say = words.en

test('keeps the accepted foot over reload, language switch and offline time, then saves both', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/./)
  await beginAsGuest(page, leftAccepted)
  await openAlive(page, '/tabi-gen-01/scan')
  await expectLeftSaved(page)
  await page.reload()
  await isAlive(page)
  await expectLeftSaved(page)

  await test.step('in Japanese and back', async () => {
    await page.getByRole('link', { name: '日本語' }).click()
    await expectLeftSaved(page, words.ja)
    await page.getByRole('link', { name: 'English' }).click()
    await expectLeftSaved(page)
  })

  await test.step('types and accepts the other foot offline and keeps both on the device', async () => {
    await press(page, say.otherMethods)
    await page.getByRole('radio', { name: say.byHand }).check()
    await press(page, 'See what you need')
    await context.setOffline(true)
    await press(page, 'Measure the right foot')
    await page.getByRole('textbox', { name: /^Length/ }).fill('252')
    await press(page, 'Check the numbers')
    await press(page, say.accept)
    await expect(page.locator('main [data-code=NETWORK_ERROR]')).toBeVisible()
    await expectUsable(page, '.foot-scan')
    await expect(page.getByRole('list', { name: say.progress })).toContainText(
      /250\.0\smm, accepted.*252\.0\smm, accepted/,
    )
  })

  await test.step('saves both once online', async () => {
    await context.setOffline(false)
    await expect(page.getByText(say.isSaved)).toBeVisible()
  })
})
