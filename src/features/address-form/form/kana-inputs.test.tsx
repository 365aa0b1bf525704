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
])('%s becomes %s when its field is left', async (typed, kana) => {
  await userEvent.type(family(), typed)
  expect(saved.family_kana).toBe(typed)
  await userEvent.tab()
  expect(saved.family_kana).toBe(kana)
})

test.each(['Smith', 'Müller'])('%s cannot be turned, stays as it was typed, and that is said', async (typed) => {
  await userEvent.type(family(), typed)
  await userEvent.tab()
  expect(saved.family_kana).toBe(typed)
  expect(said()).toBe(`We can’t turn ${typed} into kana. Type the kana, or tick “My name has no kana”.`)
})

test.each([
  ['Yamada', ['ヤマダ']],
  ['Sato', ['サト', 'サトウ']],
])('%s waits for the choice of its owner, and is nothing else before', async (typed, readings) => {
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

test('Enter sends at once, kana in any form', async () => {
  await userEvent.type(family(), 'やまだ{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('whoever has no kana says so, and what was typed comes back with a change of mind', async () => {
  await userEvent.type(family(), 'ヤマダ')
  const none = screen.getByRole('checkbox', { name: 'My name has no kana' })
  await userEvent.click(none)
  expect(saved.has_no_kana).toBe(true)
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(none)
  expect(family()).toHaveProperty('value', 'ヤマダ')
})
