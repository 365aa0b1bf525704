import { expectUsable } from '../support/a11y/usable.ts'
import { expect, test } from '../support/browser/console.ts'
import { loadCustomer, signInKnown } from '../support/browser/known-customer.ts'

test('greets a customer in Japan by family name and keeps a name changed by keyboard over a reload', async ({
  page,
  context,
}) => {
  const { customerId } = await signInKnown(context, { language: 'ja', country: 'JP' })
  await page.goto('/ja/profile')
  await expect(page.getByText('森 様、こんにちは。')).toBeVisible()
  await expect(page.getByText('登録情報を変更する')).toBeVisible()
  await expectUsable(page, 'main')
  await page.getByText('登録情報を変更する').click()
  await expect(page.getByText('すべての端末からログアウトする')).toBeVisible()
  await expectUsable(page, 'main')
  const name = page.getByRole('textbox', { name: '名', exact: true })
  // The choice of no kana is not stored: it was an answer and may change.
  await page.getByRole('checkbox', { name: 'お名前にカナの読みがない' }).focus()
  await page.keyboard.press('Space')
  for (const [field, text] of [
    ['姓（カナ）', 'もり'],
    ['名（カナ）', 'みか'],
    ['名', 'ミカ & <b>'],
  ] as const) {
    await page.getByRole('textbox', { name: field, exact: true }).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('登録情報を保存しました。')).toBeVisible()
  expect(await loadCustomer(customerId)).toMatchObject({
    given_name: 'ミカ & <b>',
    language: 'ja',
    given_kana: 'ミカ',
  })
  await page.reload()
  await expect(name).toHaveValue('ミカ & <b>')
})
