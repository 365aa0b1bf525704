import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#src/app/built-catalogs.ts'
import { KanaInputs } from './kana-inputs.tsx'

const i18n = setupI18n()
const onSubmit = vi.fn()
let saved = { family_kana: '', given_kana: '', has_no_kana: false }

beforeEach(async () => {
  onSubmit.mockClear()
  i18n.load('en', await loadMessages('address-form', 'en'))
  i18n.activate('en')
  render(
    <I18nProvider i18n={i18n}>
      <Form />
    </I18nProvider>,
  )
})

function Form() {
  const [value, setValue] = useState({ family_kana: '', given_kana: '', has_no_kana: false })
  saved = value
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <KanaInputs
        value={value}
        ids={{ family_kana: 'family', given_kana: 'given' }}
        findError={() => undefined}
        onChange={(part) => setValue((before) => ({ ...before, ...part }))}
      />
      <button type="submit">Save</button>
    </form>
  )
}

const family = () => screen.getByRole('textbox', { name: 'Family name in kana' })
const said = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join('')

test.each([
  ['やまだ', 'ヤマダ'],
  ['ﾔﾏﾀﾞ', 'ヤマダ'],
])('converts %s to %s when its field loses the focus', async (typed, kana) => {
  await userEvent.type(family(), typed)
  expect(saved.family_kana).toBe(typed)
  await userEvent.tab()
  expect(saved.family_kana).toBe(kana)
})

test.each(['Smith', 'Müller'])('keeps %s as typed and says that it cannot be converted', async (typed) => {
  await userEvent.type(family(), typed)
  await userEvent.tab()
  expect(saved.family_kana).toBe(typed)
  expect(said()).toBe(`We can’t turn ${typed} into kana. Type the kana, or tick “My name has no kana”.`)
})

test.each([
  ['Yamada', ['ヤマダ']],
  ['Sato', ['サト', 'サトウ']],
])('leaves %s unchanged until the customer chooses a reading', async (typed, readings) => {
  await userEvent.type(family(), typed)
  expect(said()).toBe('')
  const question = `How do you pronounce ${typed}?`
  const choice = screen.getByRole('group', { name: question })
  const buttons = within(choice).getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual(readings)
  await userEvent.tab()
  expect([saved.family_kana, said()]).toEqual([typed, question])
  await userEvent.click(buttons.at(-1) as HTMLElement)
  expect(saved.family_kana).toBe(readings.at(-1))
  expect(document.activeElement).toBe(family())
  expect(screen.queryByRole('group', { name: question })).toBeNull()
})

test('submits any form of kana with Enter', async () => {
  await userEvent.type(family(), 'やまだ{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('lets customers without kana say so, and restores the typed kana when they change their mind', async () => {
  await userEvent.type(family(), 'ヤマダ')
  const none = screen.getByRole('checkbox', { name: 'My name has no kana' })
  await userEvent.click(none)
  expect(saved.has_no_kana).toBe(true)
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(none)
  expect(family()).toHaveProperty('value', 'ヤマダ')
})
