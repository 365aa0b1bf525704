import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import * as addressCalls from '#domain/contract/addresses.ts'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/errors.ts'
import { fail, ok } from '#domain/result.ts'
import type { ApiClient } from '#src/api/api.ts'
import { loadMessages } from '#src/app/built-catalogs.ts'
import { Book } from './book.tsx'
import type { AddressOwner } from './owner-fields.ts'
import type { SavedAddress } from './use-book.ts'

const i18n = setupI18n()

beforeAll(async () => {
  // jsdom has no top layer; tests/axe/parts.spec.ts covers the behaviour in browsers.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  i18n.load('en', { ...(await loadMessages('common', 'en')), ...(await loadMessages('address-form', 'en')) })
  i18n.activate('en')
})

const fields = { name: 'Ann Lee', postcode: 'SW1A 1AA', line_1: '1 The Mall', city: 'London' }
const home: SavedAddress = { id: 'home', country: 'GB', fields, is_default: true }
const work: SavedAddress = { id: 'work', country: 'GB', fields: { ...fields, name: 'Ann at work' }, is_default: false }

/** A shop with these addresses, whose next answers may be errors. */
async function openBook(...addresses: SavedAddress[]) {
  let saved = addresses
  const answers: ErrorCode[] = []
  const requests = vi.fn()
  const api = async (endpoint: Endpoint, body: SavedAddress) => {
    if (endpoint === addressCalls.lookUpCountries) return ok({ countries: [], only: [] })
    if (body) requests(endpoint.path, body)
    const error = answers.shift()
    if (error) return fail(error)
    if (endpoint === addressCalls.saveAddress)
      saved = [...saved.filter(({ id }) => id !== body.id), { ...body, id: body.id ?? 'new' }]
    if (endpoint === addressCalls.removeAddress) saved = saved.filter(({ id }) => id !== body.id)
    return ok({ addresses: saved })
  }
  return {
    answers,
    requests,
    async show(owner?: AddressOwner) {
      render(
        <I18nProvider i18n={i18n}>
          <Book country="GB" api={api as unknown as ApiClient} owner={owner} />
        </I18nProvider>,
      )
      await expect.poll(() => document.querySelector('.skeleton')).toBeNull()
    },
  }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
function getCard(name: string): HTMLElement {
  return screen.getByRole('heading', { name, level: 3 }).closest('article') as HTMLElement
}
const write = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text)

test('explains an empty book, and saves the first address', async () => {
  const { requests, show } = await openBook()
  await show()
  expect(screen.getByRole('heading', { name: 'No address yet' })).toBeDefined()
  await press('Add an address')
  expect(document.activeElement?.textContent).toBe('Add an address')
  await write('Full name', ' Ann  Lee')
  await write('Postcode', 'sw1a1aa')
  await write('Address line 1', '1 The Mall')
  await write('Town or city', 'London')
  await press('Save address')
  await expect.poll(() => document.activeElement?.textContent).toBe('Your address is saved.')
  expect(requests.mock.calls).toEqual([['/user/addresses/save', { country: 'GB', fields, is_default: false }]])
  expect(getCard('Ann Lee').textContent).toContain('SW1A 1AA')
})

test('shows errors in a summary that takes the focus and links to the fields, and sends nothing', async () => {
  const { requests, show } = await openBook()
  await show()
  await press('Add an address')
  await write('Postcode', 'nowhere')
  await press('Save address')
  const summary = screen.getByRole('alert', { name: 'Please check these fields' })
  expect(document.activeElement).toBe(summary)
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Enter the name of the person who receives the parcel.',
    'Enter a full postcode, such as SW1A 2AA.',
    'Enter address line 1, usually the house number and street.',
    'Enter the town or city.',
  ])
  await userEvent.click(within(summary).getByRole('link', { name: 'Enter the town or city.' }))
  await userEvent.keyboard('London')
  expect(screen.getByRole('textbox', { name: 'Town or city' })).toHaveProperty('value', 'London')
  const town = screen.getByRole('textbox', { name: 'Town or city' })
  // A corrected field is no longer marked, and the summary stays unchanged.
  expect(town.getAttribute('aria-invalid')).toBeNull()
  expect(within(summary).getAllByRole('link')).toHaveLength(4)
  const postcode = screen.getByRole('textbox', { name: 'Postcode' })
  expect(postcode).toHaveProperty('value', 'nowhere')
  expect(postcode.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('textbox', { name: 'Full name' }))
  await userEvent.paste('a'.repeat(61))
  await press('Save address')
  expect(screen.getByRole('link', { name: 'Full name: Use up to 60 characters.' })).toBeDefined()
  expect(requests).not.toHaveBeenCalled()
})

test('keeps the typed address when the shop is unreachable, and sends it again', async () => {
  const { answers, requests, show } = await openBook(home)
  await show()
  await press('Change address')
  await write('Full name', ' Roe')
  answers.push('NETWORK_ERROR')
  await press('Save address')
  expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here')
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveProperty('value', 'Ann Lee Roe')
  await press('Save address')
  await screen.findByRole('heading', { name: 'Ann Lee Roe' })
  expect(requests).toHaveBeenCalledTimes(2)
  expect(requests).toHaveBeenLastCalledWith(
    '/user/addresses/save',
    expect.objectContaining({ id: 'home', is_default: true }),
  )
})

test('saves an address that was removed elsewhere as a new one', async () => {
  const { answers, requests, show } = await openBook(home)
  await show()
  await press('Change address')
  answers.push('NOT_FOUND')
  await press('Save address')
  expect((await screen.findByRole('alert')).textContent).toContain('removed in the meantime')
  await press('Save address')
  await screen.findByText('Your address is saved.')
  expect(requests.mock.lastCall?.[1]).not.toHaveProperty('id')
})

test('shows the fields of another country, and restores the typed ones with the first', async () => {
  const { show } = await openBook()
  await show()
  await press('Add an address')
  await write('Full name', 'Ann Lee')
  const country = screen.getByRole('combobox', { name: 'Country' })
  expect([...country.querySelectorAll('option')].slice(0, 3).map(({ value }) => value)).toEqual(['GB', 'JP', 'AF'])
  await userEvent.selectOptions(country, 'JP')
  expect(screen.getByRole('textbox', { name: 'Family name in kana' })).toBeDefined()
  await userEvent.selectOptions(country, 'GB')
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveProperty('value', 'Ann Lee')
})

test('warns about a country with other prices and law, or without delivery', async () => {
  const inJapan: SavedAddress = {
    ...work,
    id: 'japan',
    country: 'JP',
    fields: { family_name: '森', given_name: '美香' },
  }
  const { show } = await openBook(home, inJapan)
  await show()
  const notice = /^Your country is set to the United Kingdom, but .* delivered to Japan are paid in yen/
  expect(within(getCard('美香 森')).getByText(notice)).toBeDefined()
  expect(within(getCard('Ann Lee')).queryByText(/consumer law/)).toBeNull()
  await press('Add an address')
  const country = screen.getByRole('combobox', { name: 'Country' })
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)[0]
  expect(said()).toBe('')
  await userEvent.selectOptions(country, 'JP')
  expect(said()).toMatch(notice)
  await userEvent.selectOptions(country, 'FR')
  expect(said()).toBe('We don’t deliver to France yet. You can still keep this address.')
})

const mika: AddressOwner = { given_name: 'Mika', family_name: 'Mori', given_kana: 'ミカ', family_kana: null }
const writtenIn = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value

test('prefills the first address with the owner’s name in the country’s form', async () => {
  const { show } = await openBook()
  await show(mika)
  await press('Add an address')
  expect(writtenIn('Full name')).toBe('Mika Mori')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'JP')
  const names = ['Family name', 'Given name', 'Family name in kana', 'Given name in kana'].map(writtenIn)
  expect(names).toEqual(['Mori', 'Mika', '', 'ミカ'])
})

test('leaves a second address empty, because it may be for somebody else', async () => {
  const { show } = await openBook(home)
  await show(mika)
  await press('Add an address')
  expect(writtenIn('Full name')).toBe('')
})

test('makes another address the default by its button', async () => {
  const { requests, show } = await openBook(home, work)
  await show()
  expect(within(getCard('Ann Lee')).getByText('Default address')).toBeDefined()
  await press('Use as default')
  await expect.poll(() => document.activeElement?.textContent).toBe('This is your default address now.')
  expect(requests).toHaveBeenCalledWith('/user/addresses/save', { ...work, is_default: true })
})

test('removes an address after a confirmation, and keeps it when that is declined or fails', async () => {
  const { answers, requests, show } = await openBook(home)
  await show()
  await press('Remove address')
  const dialog = screen.getByRole('dialog', { name: 'Remove this address?' })
  expect(dialog.textContent).toContain('1 The Mall')
  const [cancelButton] = within(dialog).getAllByRole('button', { name: 'Keep the address' }).slice(-1)
  if (cancelButton) await userEvent.click(cancelButton)
  expect([screen.queryByRole('dialog'), requests.mock.calls.length]).toEqual([null, 0])
  await press('Remove address')
  answers.push('NETWORK_ERROR')
  const again = screen.getByRole('dialog')
  await userEvent.click(within(again).getByRole('button', { name: 'Remove address' }))
  expect((await within(again).findByRole('alert')).textContent).toContain('couldn’t reach the shop')
  await userEvent.click(within(again).getByRole('button', { name: 'Remove address' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('Your address is removed.')
  expect(screen.getByRole('heading', { name: 'No address yet' })).toBeDefined()
})

test('says that the book is full, and offers no new address', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...home, id: String(index), is_default: index === 0 }))
  await (await openBook(...ten)).show()
  expect(screen.getByText('You can save up to 10 addresses. Remove one to add another.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull()
})

test('loads a book again after it failed to load', async () => {
  const { answers, show } = await openBook(home)
  answers.push('UNAVAILABLE')
  await show()
  expect(screen.getByRole('alert').getAttribute('data-code')).toBe('UNAVAILABLE')
  await press('Try again')
  await screen.findByRole('heading', { name: 'Ann Lee' })
})
