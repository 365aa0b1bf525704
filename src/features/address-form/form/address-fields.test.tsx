import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AddressTexts } from '#domain/address/postal-address.ts'
import type { AddressError } from '#domain/address/read-address.ts'
import type { Country } from '#domain/country/countries.ts'
import { fail, ok } from '#domain/result.ts'
import type { Language } from '#domain/settings.ts'
import { loadMessages } from '#src/app/built-catalogs.ts'
import { AddressFields } from './address-fields.tsx'
import type { LookUpPostcode } from './use-look-up.ts'

const i18n = setupI18n()
let typed: AddressTexts

beforeEach(() => {
  typed = {}
})

type Options = {
  start?: AddressTexts
  errors?: readonly AddressError[]
  onLookUp?: LookUpPostcode
  language?: Language
}

async function openForm(country: Country, { start = {}, errors = [], onLookUp, language = 'en' }: Options = {}) {
  i18n.load(language, await loadMessages('address-form', language))
  i18n.activate(language)
  function Form() {
    const [value, setValue] = useState(start)
    typed = value
    return (
      <AddressFields country={country} value={value} onChange={setValue} errors={errors} onLookUp={onLookUp} id="a" />
    )
  }
  return render(
    <I18nProvider i18n={i18n}>
      <Form />
    </I18nProvider>,
  )
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const said = () =>
  screen
    .getAllByRole('status')
    .map((status) => status.textContent)
    .join('')

const chiyoda = { postcode: '100-0001', region: '東京都', city: '千代田区', line_1: '千代田' }
const minato = { postcode: '106-0032', region: '東京都', city: '港区', line_1: '六本木' }
const japan: LookUpPostcode = async (postcode) => {
  const found = [chiyoda, minato].filter((one) => one.postcode === postcode)
  return ok({ suggestions: found, isComplete: false })
}
const downing = [10, 11].map((number) => ({ postcode: 'SW1A 2AA', line_1: `${number} Downing Street`, city: 'LONDON' }))
const britain: LookUpPostcode = async (postcode) =>
  ok({ suggestions: postcode === 'SW1A 2AA' ? downing : [], isComplete: true })

test.each<[Language, string[]]>([
  [
    'en',
    [
      'Family name',
      'Given name',
      'Family name in kana',
      'Given name in kana',
      'My name has no kana',
      'Postcode',
      'Prefecture',
      'City, ward, town or village',
      'Block and house number',
      'Building and room optional',
    ],
  ],
  [
    'ja',
    [
      '姓',
      '名',
      '姓（カナ）',
      '名（カナ）',
      'お名前にカナの読みがない',
      '郵便番号',
      '都道府県',
      '市区町村',
      '町名・番地',
      '建物名・部屋番号 任意',
    ],
  ],
])('shows the same fields in the same order for Japan, also in %s', async (language, labels) => {
  const { container } = await openForm('JP', { language })
  expect([...container.querySelectorAll('label')].map((label) => label.textContent?.trim())).toEqual(labels)
  const controls = [...container.querySelectorAll('input, select')]
  expect(controls.map((control) => control.getAttribute('autocomplete'))).toEqual([
    'family-name',
    'given-name',
    'off',
    'off',
    null,
    'postal-code',
    'address-level1',
    'address-level2',
    'address-line1',
    'address-line2',
  ])
})

test('shows errors next to their fields, and keeps the typed values', async () => {
  const errors = [{ field: 'postcode', code: 'no_postcode' }] as const
  await openForm('GB', { start: { postcode: '12345' }, errors })
  const postcode = field('Postcode')
  expect(postcode).toHaveProperty('value', '12345')
  expect(document.getElementById(postcode.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter a full postcode, such as SW1A 2AA.',
  )
})

test.each(['1000001', '１００－０００１', '100-0001'])(
  'fills in the address in Japan after the seventh digit of %s, and says so',
  async (postcode) => {
    await openForm('JP', { start: { line_2: 'はだしビル' }, onLookUp: japan })
    await userEvent.type(field('Postcode'), postcode)
    await expect
      .poll(said)
      .toBe('Filled in, as the post in Japan reads it: 東京都千代田区千代田. Please add the block and house number.')
    expect(typed).toEqual({ ...chiyoda, postcode, line_2: 'はだしビル' })
    expect(screen.getByRole('combobox', { name: 'Prefecture' })).toHaveProperty('value', '東京都')
    await userEvent.tab()
    expect(typed.postcode).toBe('100-0001')
  },
)

test('looks up each postcode once, and replaces what an earlier one filled in', async () => {
  const onLookUp = vi.fn(japan)
  await openForm('JP', { onLookUp })
  await userEvent.type(field('Postcode'), '100-0001')
  await expect.poll(() => typed.city).toBe('千代田区')
  await userEvent.tab()
  fireEvent.change(field('Postcode'), { target: { value: '１０６００３２' } })
  await expect.poll(() => typed.city).toBe('港区')
  expect(onLookUp.mock.calls).toEqual([['100-0001'], ['106-0032']])
})

test('replaces typed values only on the customer’s own choice', async () => {
  await openForm('JP', { start: { city: 'Chiyoda-ku' }, onLookUp: japan })
  await userEvent.type(field('Postcode'), '1000001')
  const choice = await screen.findByRole('list', { name: 'Addresses at this postcode' })
  expect(typed.city).toBe('Chiyoda-ku')
  expect(said()).toContain('1 address found')
  await userEvent.click(within(choice).getByRole('button', { name: '東京都千代田区千代田' }))
  expect(typed).toMatchObject(chiyoda)
  expect(screen.queryByRole('list')).toBeNull()
})

test('ignores an answer after another code was typed', async () => {
  const answers: ((found: Awaited<ReturnType<LookUpPostcode>>) => void)[] = []
  await openForm('JP', { onLookUp: () => new Promise((answer) => answers.push(answer)) })
  fireEvent.change(field('Postcode'), { target: { value: '1000001' } })
  fireEvent.change(field('Postcode'), { target: { value: '1060032' } })
  answers[1]?.(ok({ suggestions: [minato], isComplete: false }))
  await expect.poll(() => typed.city).toBe('港区')
  answers[0]?.(ok({ suggestions: [chiyoda], isComplete: false }))
  await Promise.resolve()
  expect(typed.city).toBe('港区')
})

test('finds addresses in Britain with a button, and takes one by keyboard alone', async () => {
  await openForm('GB', { start: { line_1: 'old', line_2: 'old', region: 'old' }, onLookUp: britain })
  await userEvent.type(field('Postcode'), 'sw1a2aa')
  expect(screen.queryByRole('list')).toBeNull()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const list = await screen.findByRole('list')
  expect(document.activeElement).toBe(within(list).getAllByRole('button')[0])
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(typed).toEqual({ ...downing[1], line_2: '', region: '' })
  expect(document.activeElement).toBe(field('Address line 1'))
  expect(said()).toBe('Filled in: 11 Downing Street, LONDON. You can change it below.')
})

test.each<[string, string, LookUpPostcode]>([
  ['SW1A', 'Enter the full postcode first, or type the address below.', britain],
  ['ZE1 9ZZ', 'We found no address for this postcode. Check it, or type the address below.', britain],
  ['SW1A 2AA', 'We can’t look up addresses right now. Please type yours below.', async () => fail('UNAVAILABLE')],
])('says why a lookup of %s finds nothing, and allows typing everything', async (postcode, text, onLookUp) => {
  await openForm('GB', { onLookUp })
  await userEvent.type(field('Postcode'), postcode)
  await userEvent.click(screen.getByRole('button', { name: 'Find address' }))
  await expect.poll(said).toBe(text)
  await userEvent.type(field('Address line 1'), '1 The Mall')
  expect(typed).toEqual({ postcode, line_1: '1 The Mall' })
})

test('offers no lookup where none is possible', async () => {
  await openForm('GB')
  expect(screen.queryByRole('button')).toBeNull()
})
