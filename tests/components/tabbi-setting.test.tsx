import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  addDesign,
  changeOpen,
  getOpenSavedDesign,
  newDesignFile,
  readDesignFile,
  writeDesignFile,
} from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { strangerCountry } from '#src/features/country/country-port.ts'
import { feetBy } from '../support/builders/some-design.ts'
import { field, fill, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'

freshBrowser()
beforeEach(() => localStorage.clear())

const address = '/shop_tabbi/tabbi_setting'
/** Requests the choices first if no design has been begun. */
async function openChoices(at = address, options: Parameters<typeof openScreen>[1] = {}) {
  const isBegun = localStorage.getItem(designFileKey) !== null
  await openScreen(at, options)
  if (!isBegun) await press(/^(Choose yours|選んでみる)$/)
}
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name, hidden: true }))
const picture = () => document.querySelector('.chosen-pair img')?.getAttribute('src')
const nextLink = () => {
  const links = [...document.querySelectorAll('.pair-choices a')]
  return links.map((one) => [one.textContent, one.getAttribute('href')])
}
const here = () => {
  const file = readDesignFile(localStorage.getItem(designFileKey), Date.now())
  return file && getOpenSavedDesign(file)
}

test.each([
  [address, /^Sandal/, /^Green/, /^Roomy/, 'Saved on this device', 'Measure your feet', '/tabi-gen-01/scan'],
  [
    `/ja${address}`,
    /^サンダル/,
    /^グリーン/,
    /^ゆったりめ/,
    'この端末に保存しました',
    '足を測る',
    '/ja/tabi-gen-01/scan',
  ],
])('%s: stores the choices as the design that the wizard opens', async (at, upper, colour, feel, saved, way, to) => {
  await openChoices(at)
  expect(picture()).toBe('/img/pair-shell-grey.webp')
  await choose(upper)
  await choose(colour)
  await choose(feel)
  await expect.poll(picture).toBe('/img/pair-sandal-green.webp')
  await expect
    .poll(here)
    .toMatchObject({ isChanged: true, design: { upper: 'sandal', colour: 'green', feel: 'roomy' } })
  await expect.poll(main).toContain(saved)
  expect(nextLink()).toEqual([[way, to]])
})

test('begins no design by looking alone', async () => {
  await openChoices()
  await screen.findByRole('radio', { name: /^Sandal/, hidden: true })
  expect(here()).toBeUndefined()
})

test('shows and changes the open design and keeps the others', async () => {
  const [one, two] = ['7f2c1d6e-3b0a-4c58-9c41-000000000001', '7f2c1d6e-3b0a-4c58-9c41-000000000002']
  const feet = feetBy('s1')
  const begun = changeOpen(addDesign(changeOpen(newDesignFile(one), { colour: 'black' }), two), {
    upper: 'strap',
    colour: 'brown',
    feet,
  })
  localStorage.setItem(designFileKey, writeDesignFile(begun, Date.now()))
  await openChoices()
  await expect.poll(picture).toBe('/img/pair-strap-brown.webp')
  expect(nextLink()).toEqual([['Continue with your pair', '/tabi-gen-01/style']])
  await choose(/^Green/)
  await expect.poll(() => here()?.design).toMatchObject({ id: two, upper: 'strap', colour: 'green', feet })
  const file = readDesignFile(localStorage.getItem(designFileKey), Date.now())
  expect(file?.designs.map(({ design }) => design.colour)).toEqual(['black', 'green'])
})

test('shows an unprintable text at its field and keeps the last valid one', async () => {
  await openChoices()
  await fill(/^Text under the sole/, 'anna')
  await expect.poll(() => here()?.design.soleText).toBe('ANNA')
  await fill(/^Text under the sole/, 'annamaria')
  expect((await field(/^Text under the sole/)).getAttribute('aria-invalid')).toBe('true')
  expect(main()).toContain('At most 8 characters fit.')
  await fill(/^Text under the sole/, 'ann@')
  expect(main()).toContain('Please use A to Z, digits, spaces and - . &.')
  expect(here()?.design.soleText).toBe('ANNA')
})

test('says when the browser stores nothing, and still updates the picture', async () => {
  await openChoices()
  await screen.findByRole('radio', { name: /^Sandal/, hidden: true })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  await choose(/^Sandal/)
  await expect.poll(picture).toBe('/img/pair-sandal-grey.webp')
  await expect.poll(main).toContain('This browser doesn’t let us save your choices.')
  full.mockRestore()
})

test.each([
  ['GB', '£240 with tax and delivery'],
  ['JP', '¥44,000 with tax and delivery'],
  ['FR', 'We don’t have a price for your country yet.'],
] as const)('in %s shows the local price: %s', async (code, said) => {
  await openChoices(address, { country: { ...strangerCountry, code: () => code } })
  await expect.poll(main).toContain(said)
})
