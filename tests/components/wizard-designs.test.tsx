import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { DesignFile } from '#domain/design/design-file.ts'
import { addDesign, changeOpen, getOpenSavedDesign, isUntouched, openDesign } from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { strangerCountry } from '#src/features/country/country-port.ts'
import { newRecordId } from '#src/page/new-record-id.ts'
import { someScan } from '../support/builders/some-scan.ts'
import { button, fill, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import {
  fileWith,
  openWizardAt,
  rosasFeet,
  somebody,
  storedDesigns,
  writesElsewhere,
} from '../support/components/open-wizard.ts'
import { pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()

// The chunk of the steps is large: loaded here, it counts in no test's time.
beforeAll(() =>
  Promise.all([
    import('#src/features/wizard/open-wizard.ts'),
    import('#src/features/wizard/scan/scan-step-content.tsx'),
  ]),
)

const savedAt = '2026-11-24T10:00:00.000Z'
const withFeet = () => fileWith({ ...rosasFeet('s1'), colour: 'green' })
const shownColour = () => document.querySelector<HTMLInputElement>('[value=green]')?.checked

/** Presses a button of the page or of its dialog, also an inaccessible one. */
const pressAnywhere = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }))

/** A shop that has these designs and saves every one. */
function shopWith(designs: DesignFile['designs'] = [], more: Readonly<Record<string, object>> = {}) {
  let revision = 7
  return pretendShop({
    '/designs/list': {
      designs: designs.map(({ design, base = 1 }) => ({ design, revision: base, saved_at: savedAt })),
    },
    '/designs/save': () => {
      revision += 1
      return Response.json({ status: 'success', data: { revision, saved_at: savedAt } })
    },
    '/designs/remove': { designs: [] },
    ...more,
  })
}

test('stores a choice on the device at once and restores it after a reload', async () => {
  const first = await openWizardAt('/tabi-gen-01/style')
  await first.wizard()
  await waitFor(() => fireEvent.click(document.querySelector('[value=green]') as Element))
  expect(getOpenSavedDesign(storedDesigns() as DesignFile).design.colour).toBe('green')
  first.unmount()
  await openWizardAt('/tabi-gen-01/style')
  await expect.poll(shownColour).toBe(true)
})

test('stores nothing for a look around', async () => {
  const { wizard } = await openWizardAt('/tabi-gen-01/style')
  const actor = await wizard()
  actor.send({ type: 'step.confirmed' })
  expect(isUntouched(getOpenDesign(actor.getSnapshot().context))).toBe(true)
  expect(localStorage.getItem(designFileKey)).toBeNull()
})

test('names a design after its person until it has a name, and begins, opens and removes others', async () => {
  const { wizard } = await openWizardAt('/tabi-gen-01/style', { file: withFeet() })
  const actor = await wizard()
  await expect.poll(main).toContain('Pair for Rosa')
  await press('Your design')
  await fill('Name of this design', ' For the garden ')
  await pressAnywhere('Save name')
  await expect.poll(main).toContain('For the garden')
  await press('Your design')
  await pressAnywhere('Begin another pair')
  await expect.poll(main).toContain('Pair for Rosa')
  await press('Your designs (2)')
  const garden = (await screen.findByText('For the garden', { selector: '.other-designs span' })).closest('li')
  fireEvent.click(within(garden as HTMLElement).getByRole('button', { name: 'Open', hidden: true }))
  await expect.poll(main).toContain('For the garden')
  await press('Your designs (2)')
  await pressAnywhere('Remove this design')
  await pressAnywhere('Keep it')
  expect(actor.getSnapshot().context.file.designs).toHaveLength(2)
  await pressAnywhere('Remove this design')
  await pressAnywhere('Remove it')
  await expect.poll(main).toContain('Pair for Rosa')
  expect(storedDesigns()?.designs).toHaveLength(1)
})

test('opens and begins no other design while the pair is added to the cart', async () => {
  const added = Promise.withResolvers<Response>()
  const { answers } = shopWith([], { '/cart/add': () => added.promise })
  const first = withFeet()
  const file = openDesign(addDesign(first, newRecordId()), first.open)
  const { wizard } = await openWizardAt('/tabi-gen-01/summary', { file, answers })
  const actor = await wizard()
  await screen.findByRole('checkbox')
  fireEvent.click(screen.getByRole('checkbox'))
  await press('Add to cart')
  const { open } = actor.getSnapshot().context.file
  await press('Your designs (2)')
  for (const name of ['Open', 'Begin another pair']) {
    await pressAnywhere(name)
    expect([actor.getSnapshot().hasTag('adding'), actor.getSnapshot().context.file.open]).toEqual([true, open])
  }
  added.resolve(respondWithError('cart_full', 409)())
  await waitFor(() => expect(actor.getSnapshot().hasTag('adding')).toBe(false))
  await pressAnywhere('Open')
  expect(actor.getSnapshot().context.file.open).not.toBe(open)
})

test.each([
  ['Take mine back', 'green'],
  ['Keep this', 'brown'],
] as const)('shows and reports another window’s change; “%s” makes it %s', async (name, colour) => {
  const file = withFeet()
  const { wizard } = await openWizardAt('/tabi-gen-01/style', { file })
  const actor = await wizard()
  await expect.poll(shownColour).toBe(true)
  writesElsewhere(changeOpen(file, { colour: 'brown' }))
  await expect.poll(main).toContain('This design was changed in another window or on another device.')
  expect(document.querySelector<HTMLInputElement>('[value=brown]')?.checked).toBe(true)
  await press(name)
  await expect.poll(main).not.toContain('This design was changed')
  expect([
    getOpenDesign(actor.getSnapshot().context).colour,
    getOpenSavedDesign(storedDesigns() as DesignFile).design.colour,
  ]).toEqual([colour, colour])
})

test('does not make two windows with different designs answer each other endlessly', async () => {
  const file = withFeet()
  const { wizard } = await openWizardAt('/tabi-gen-01/style', { file })
  await wizard()
  const wrote = vi.spyOn(Storage.prototype, 'setItem')
  const other = fileWith({ colour: 'brown' })
  writesElsewhere({ ...file, open: other.open, designs: [...file.designs, ...other.designs] })
  expect(wrote.mock.calls.filter(([key]) => key === designFileKey)).toHaveLength(1)
  wrote.mockRestore()
  await expect.poll(() => button('Your designs (2)')).toBeTruthy()
})

test('says when the browser stores nothing', async () => {
  const { wizard } = await openWizardAt('/tabi-gen-01/style')
  const actor = await wizard()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  actor.send({ type: 'colour.chosen', colour: 'green' })
  full.mockRestore()
  await expect.poll(main).toContain('This browser doesn’t save your design.')
})

test('saves a customer’s design to the shop after a pause, with its base revision', async () => {
  const [stored] = withFeet().designs
  const shop = shopWith(stored ? [{ ...stored, base: 3 }] : [])
  const { wizard, actors } = await openWizardAt('/tabi-gen-01/style', {
    answers: shop.answers,
    access: somebody('customer', 'mika').access,
  })
  const actor = await wizard()
  await expect.poll(shownColour).toBe(true)
  expect([...actors.running().keys()]).toContain('design-sync')
  actor.send({ type: 'colour.chosen', colour: 'brown' })
  await expect.poll(() => shop.requestsTo('/designs/save')).toHaveLength(1)
  expect(shop.requestsTo('/designs/save')[0]?.body).toMatchObject({
    base: 3,
    design: { id: stored?.design.id, colour: 'brown' },
  })
  await expect.poll(() => storedDesigns()?.designs[0]).toMatchObject({ base: 8, isChanged: false })
})

test.each([
  [respondWithError('designs_full', 409), 'Your account has 12 designs already.'],
  [respondWithError('SERVER_ERROR', 500), 'We can’t reach your account at the moment.'],
])('reports a design that the shop cannot save: %#', async (answer, text) => {
  const shop = shopWith([], { '/designs/save': answer })
  await openWizardAt('/tabi-gen-01/style', {
    file: withFeet(),
    answers: shop.answers,
    access: somebody('customer', 'mika').access,
  })
  await expect.poll(main).toContain(text)
})

test('reloads a design that is newer in the shop', async () => {
  const file = withFeet()
  const shop = shopWith([], { '/designs/save': respondWithError('design_changed', 409) })
  const { wizard } = await openWizardAt('/tabi-gen-01/style', {
    file,
    answers: shop.answers,
    access: somebody('customer', 'mika').access,
  })
  await wizard()
  await expect.poll(shownColour).toBe(true)
  const design = { ...getOpenSavedDesign(file).design, colour: 'brown' }
  shop.answer('/designs/list', { designs: [{ design, revision: 9, saved_at: savedAt }] })
  await expect.poll(main).toContain('This design was changed in another window or on another device.')
  expect(document.querySelector<HTMLInputElement>('[value=brown]')?.checked).toBe(true)
})

test('keeps everything across a sign-in and saves it to the shop', async () => {
  const shop = shopWith()
  const { access, is } = somebody()
  const { wizard, path } = await openWizardAt('/tabi-gen-01/style', { file: withFeet(), answers: shop.answers, access })
  const actor = await wizard()
  await expect.poll(shownColour).toBe(true)
  expect(shop.requestsTo('/designs/list')).toEqual([])
  is('customer', 'mika')
  await expect.poll(() => shop.requestsTo('/designs/save')).toHaveLength(1)
  expect([path(), shownColour(), actor.getSnapshot().context.owner]).toEqual(['/tabi-gen-01/style', true, 'customer'])
})

test.each([
  ['customer', 'mika', 'signed_out', 'nobody'],
  ['never', 'nobody', 'never', 'nobody 1'],
] as const)(
  'shows nothing to the next visitor after %s %s has left and the device is purged',
  async (visitor, who, nowVisitor, now) => {
    const { access, is } = somebody(visitor, who)
    const { wizard } = await openWizardAt('/tabi-gen-01/style', {
      file: withFeet(),
      answers: shopWith().answers,
      access,
    })
    const actor = await wizard()
    await expect.poll(shownColour).toBe(true)
    localStorage.removeItem(designFileKey)
    is(nowVisitor, now)
    await expect.poll(main).toContain('New pair')
    expect(isUntouched(getOpenDesign(actor.getSnapshot().context))).toBe(true)
    expect(localStorage.getItem(designFileKey)).toBeNull()
  },
)

test('waits with the steps until the visitor is identified', async () => {
  const { access, is } = somebody('unsettled')
  const { running } = await openWizardAt('/tabi-gen-01/style', { access })
  expect(running()).toBeUndefined()
  is('customer', 'mika')
  await expect.poll(() => running()?.getSnapshot().context.owner).toBe('customer')
})

test('updates whether the shop delivers when the country changes', async () => {
  let [code, listener] = ['GB', () => {}]
  const country = {
    ...strangerCountry,
    code: () => code as 'GB',
    onChange(onCountryChange: () => void) {
      listener = onCountryChange
      return () => {}
    },
  }
  const { wizard } = await openWizardAt('/tabi-gen-01/summary', { file: withFeet(), country })
  await wizard()
  await expect.poll(main).toContain('Add to cart')
  code = 'FR'
  listener()
  await expect.poll(main).toContain('We don’t deliver to France yet')
})

test.each([
  ['that was chosen becomes the saved one', someScan().measuredAt, 's9'],
  ['that was measured again meanwhile stays separate', '2026-11-23T10:00:00.000Z', undefined],
])('a scan %s, once the device has sent it', async (_, measuredAt, scanId) => {
  const scan = { ...someScan(), measuredAt }
  const shop = pretendShop({
    '/scans/s9': {
      id: 's9',
      person_id: 'p1',
      state: 'measured',
      measured_at: measuredAt,
      is_old: false,
      quality: 90,
      left: { way: 'trace', length_mm: 250, tolerance_mm: 1.5 },
      right: { way: 'trace', length_mm: 252, tolerance_mm: 1.5 },
      blockers: [],
      rejected_for: [],
      scan,
    },
  })
  const { wizard } = await openWizardAt('/tabi-gen-01/style', { file: fileWith(rosasFeet()), answers: shop.answers })
  const actor = await wizard()
  const { storeDraft } = await import('#src/features/foot-scan/effects/stored-drafts.ts')
  storeDraft({ personId: 'p1', doFeetDiffer: false, isUnderWay: false, savedAs: 's9' })
  await expect.poll(() => shop.requestsTo('/scans/s9')).toHaveLength(1)
  await expect.poll(() => getOpenDesign(actor.getSnapshot().context).feet?.left.scanId).toBe(scanId)
})

test('adds the pair to the cart with the confirmed wording', async () => {
  const shop = pretendShop({ '/cart/add': { count: 1 } })
  const { wizard } = await openWizardAt('/ja/tabi-gen-01/summary', { file: withFeet(), answers: shop.answers })
  await wizard()
  await waitFor(() => fireEvent.click(document.querySelector('main [type=checkbox]') as Element))
  await press('カートに入れる')
  await expect.poll(main).toContain('カートに入りました')
  expect(shop.requestsTo('/cart/add')[0]?.body).toMatchObject({
    configuration: { colour: 'green' },
    consent: { version: '1', language: 'ja' },
  })
})
