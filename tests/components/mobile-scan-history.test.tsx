import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newScanDraft, writeScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { someScan, someScannedFoot } from '../support/builders/some-scan.ts'
import { button, fill, focused, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import {
  ann,
  bo,
  newest,
  older,
  openScans,
  paths,
  savedScan,
  scanResponses,
  somePerson,
} from '../support/components/saved-scans.ts'
import { noLine, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()
afterEach(() => vi.restoreAllMocks())

const dialog = (name: string) => screen.findByRole('dialog', { name, hidden: true })
const rows = () => [...document.querySelectorAll('.scan-rows > li')].map(({ textContent }) => textContent ?? '')

test.each([
  ['/profile/mobile_scan', '20 November 2026', 'In use', 'Replaced by a newer one', 'quality 90 of 100'],
  ['/ja/profile/mobile_scan', '2026年11月20日', '使用中', '新しいスキャンあり', '100点中90点'],
])('lists every scan on %s with its day, state, lengths and quality', async (address, day, used, old, quality) => {
  await openScans(undefined, address)
  await expect.poll(rows).toHaveLength(2)
  const [first = '', second = ''] = rows()
  for (const part of [day, used, quality]) expect(first).toContain(part)
  expect(second).toContain(old)
})

test('shows for a rejected scan the reasons of each foot', async () => {
  const rejected = savedScan('s5', someScan(), {
    state: 'rejected',
    rejected_for: [
      { reason: 'figures_disagree', side: 'left', figure: 'ballWidthMm', against: 'lengthMm' },
      { reason: 'feet_differ', figure: 'lengthMm' },
    ],
  })
  await openScans(scanResponses([somePerson('ann', 'Ann', [rejected])], [rejected]))
  await expect.poll(rows).toHaveLength(1)
  expect(rows()[0]).toContain('Can’t be used')
  expect(rows()[0]).toContain('Left foot: Ball width and Length don’t go together on one foot.')
  expect(rows()[0]).toContain('Length: left and right are too far apart')
  expect(main()).toContain('No scan of Ann that can be used')
  expect(main()).not.toContain('Over time')
})

test('pages a long history and retries a failed page', async () => {
  const { shop } = await openScans({
    ...scanResponses([ann], [newest, older]),
    [paths.list]: { scans: [newest.short], next: 'n1~s2' },
  })
  await expect.poll(rows).toHaveLength(1)
  shop.answer(paths.list, noLine)
  await press('Show older scans')
  await expect.poll(main).toContain('We couldn’t bring more scans')
  shop.answer(paths.list, { scans: [older.short], next: null })
  await press('Show older scans')
  await expect.poll(rows).toHaveLength(2)
  expect(button('Show older scans')).toBeNull()
})

test('plots the length of both feet over time with tolerances and offers a table', async () => {
  await openScans()
  await expect.poll(() => document.querySelectorAll('.time-plot circle').length).toBe(4)
  expect(document.querySelectorAll('.time-plot .whisker')).toHaveLength(4)
  expect(main()).toContain('Left foot: 6.0\u00a0mm longer than on 2 March 2026')
  expect(main()).toContain('Right foot: no clear change since 2 March 2026')
  const table = screen.getByRole('table', { name: 'Length in mm, with its tolerance', hidden: true })
  expect(table.textContent).toContain('2 March 2026244.0 ± 1.5251.0 ± 1.5')
})

test('compares two scans by foot, the two newest first, and never one with itself', async () => {
  await openScans()
  const first = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'First scan', hidden: true })
  const second = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Second scan', hidden: true })
  expect([first.value, second.value]).toEqual(['s1', 's2'])
  const table = await screen.findByRole('table', { name: 'Left foot', hidden: true })
  const length = within(table).getByRole('row', { name: /^Length/, hidden: true })
  expect(length.textContent).toBe('Length244.0 ± 1.5250.0 ± 1.5+6.0 more than the tolerance')
  // The line style alone tells the day, equally for both feet; the position tells the foot.
  const looks = [...document.querySelectorAll('.one-foot polygon')].map((one) => one.getAttribute('class'))
  expect(looks).toEqual(['plan-before', 'plan-after', 'plan-before', 'plan-after'])
  expect([...document.querySelectorAll('.one-foot h3')].map((one) => one.textContent)).toEqual([
    'Left foot',
    'Right foot',
  ])
  const named = [...document.querySelectorAll('.plot-names [data-side=before], .plot-names [data-side=after]')]
  expect(named.map((one) => one.textContent)).toEqual(['2 March 2026', '20 November 2026'])
  fireEvent.change(second, { target: { value: 's1' } })
  await expect.poll(main).toContain('These are the same scan.')
})

test('downloads a scan with all its data as a file named by its day', async () => {
  const files: { name: string; blob: Blob }[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: vi.fn(), revokeObjectURL: vi.fn() }))
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push({ name: '', blob: blob as Blob })
    return 'blob:1'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const [last] = files.slice(-1)
    if (last) last.name = this.download
  })
  const { shop } = await openScans()
  await expect.poll(rows).toHaveLength(2)
  await press('Download the scan of 2 March 2026')
  await expect.poll(main).toContain('The file is in your downloads.')
  expect(files[0]?.name).toBe('hadashi-scan-2026-03-02.json')
  expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toEqual(older.whole)
  shop.answer(paths.one('s1'), noLine)
  await press('Download the scan of 2 March 2026')
  await expect.poll(main).toContain('We couldn’t bring the file.')
})

test('confirms a deletion once, names what is lost and what is used next, and shows it', async () => {
  const { shop } = await openScans()
  await expect.poll(rows).toHaveLength(2)
  await press('Delete the scan of 20 November 2026')
  const question = await dialog('Delete this scan?')
  expect(question.textContent).toContain('The measurements and outlines of 20 November 2026 will be deleted.')
  expect(question.textContent).toContain('All other scans stay. The scan of 2 March 2026 will be in use instead.')
  shop.answer(paths.remove, noLine)
  const verb = () => within(question).getByRole('button', { name: 'Delete scan', hidden: true })
  fireEvent.click(verb())
  await expect.poll(() => question.textContent).toContain('Your scans are as they were.')
  const left = savedScan('s1', older.whole.scan)
  for (const [path, answer] of Object.entries(scanResponses([somePerson('ann', 'Ann', [left])], [left])))
    shop.answer(path, answer)
  shop.answer(paths.remove, { people: [somePerson('ann', 'Ann', [left])] })
  fireEvent.click(verb())
  await expect.poll(rows).toHaveLength(1)
  expect(shop.requestsTo(paths.remove).at(-1)?.body).toEqual({ id: 's2' })
  await expect.poll(() => focused()?.textContent).toBe('The scan is deleted.')
  await screen.findByRole('heading', { name: 'The right foot is 7.0\u00a0mm longer', hidden: true })
})

test('adds a person, and a child with the guardian’s consent wording', async () => {
  const { shop } = await openScans()
  await expect.poll(rows).toHaveLength(2)
  await press('Add a person')
  const form = within(await dialog('Add a person'))
  // A self exists already.
  expect(form.queryByRole('radio', { name: 'Me', hidden: true })).toBeNull()
  fireEvent.click(form.getByRole('radio', { name: 'A child', hidden: true }))
  const add = () => fireEvent.click(form.getByRole('button', { name: 'Add this person', hidden: true }))
  add()
  await expect.poll(() => focused()?.id).toBe('person-name')
  expect(form.getByRole('textbox', { hidden: true }).getAttribute('aria-invalid')).toBe('true')
  await fill('What shall we call them?', 'Cy')
  add()
  await expect.poll(() => focused()?.id).toBe('person-guardian')
  fireEvent.click(form.getByRole('checkbox', { hidden: true }))
  shop.answer(paths.save, respondWithError('people_full'))
  add()
  await form.findByText(/Your account is full/)
  const cy = somePerson('cy', 'Cy', [], { kind: 'child', group: 'neither' })
  shop.answer(paths.save, { people: [ann, bo, cy] })
  add()
  await screen.findByRole('radio', { name: /^Cy/, hidden: true })
  expect(shop.requestsTo(paths.save).at(-1)?.body).toEqual({
    kind: 'child',
    name: 'Cy',
    group: 'neither',
    guardian: { version: '1', language: 'en' },
  })
})

test('renames a person, and removes them after a confirmation naming what is lost', async () => {
  const { shop } = await openScans()
  await expect.poll(rows).toHaveLength(2)
  await press('Change Ann')
  await dialog('Change Ann')
  await fill('What shall we call you?', 'Anna')
  shop.answer(paths.save, { people: [{ ...ann, name: 'Anna' }, bo] })
  await press('Save changes')
  await press('Remove Anna')
  expect(shop.requestsTo(paths.save)[0]?.body).toEqual({ id: 'ann', kind: 'self', name: 'Anna', group: 'women' })
  const question = await dialog('Remove Anna?')
  expect(question.textContent).toContain('Their name and 2 scans will be deleted.')
  shop.answer(paths.removePerson, { people: [bo] })
  shop.answer(paths.list, { scans: [], next: null })
  fireEvent.click(within(question).getByRole('button', { name: 'Remove Anna', hidden: true }))
  await screen.findByRole('heading', { name: 'No scan of Bo yet', hidden: true })
  expect(shop.requestsTo(paths.removePerson)[0]?.body).toEqual({ id: 'ann' })
})

const arrived = somePerson('guest', 'Ann', [savedScan('s8', someScan(), { person_id: 'guest' })], {
  is_merge_pending: true,
})

test.each([
  ['/profile/mobile_scan', 'Who is Ann?', 'the same person as Ann', 'Save answer', { choice: 'same', same_as: 'ann' }],
  ['/profile/mobile_scan', 'Who is Ann?', /^somebody else/, 'Save answer', { choice: 'add' }],
  ['/profile/mobile_scan', 'Who is Ann?', /^to be left behind/, 'Delete these scans', { choice: 'discard' }],
  ['/ja/profile/mobile_scan', 'Annさんはどなたですか', /^ほかの人/, '回答を保存する', { choice: 'add' }],
] as const)('asks about a newly arrived person on %s: %s %s', async (address, question, choice, verb, sent) => {
  const { shop } = await openScans(scanResponses([ann, arrived], [newest, older]), address)
  await screen.findByRole('heading', { name: question, hidden: true })
  // They do not belong to the account until this is decided.
  expect(document.querySelectorAll('.pill input')).toHaveLength(1)
  fireEvent.click(screen.getByRole('radio', { name: choice, hidden: true }))
  shop.answer(paths.settle, { people: [ann] })
  await press(verb)
  await expect.poll(() => screen.queryByRole('heading', { name: question, hidden: true })).toBeNull()
  expect(shop.requestsTo(paths.settle)[0]?.body).toEqual({ id: 'guest', ...sent })
})

const apiFoot = (side: 'left' | 'right') => ({
  scanned: someScannedFoot(side, 250),
  at: '2026-11-23T12:00:00.000Z',
  engine: '1',
})

test.each([
  ['/profile/mobile_scan', {}, 'There’s no scan yet.', 'The name is deleted', 'Delete this person'],
  [
    '/profile/mobile_scan',
    { left: apiFoot('left') },
    'One foot is measured, and the other is still missing.',
    'The name is deleted, and the foot measured on this device',
    'Delete this person',
  ],
  [
    '/ja/profile/mobile_scan',
    { left: apiFoot('left'), right: apiFoot('right') },
    '両足の計測は済んでいますが、まだ送信されていません。',
    'お名前と、この端末で計測した両足の寸法が削除されます',
    'この方を削除する',
  ],
] as const)(
  'on %s shows what this device holds of a newly arrived person without a scan: %o',
  async (...lengthText) => {
    const [address, feet, came, lost, verb] = lengthText
    localStorage.setItem(scanDraftKey('guest'), writeScanDraft({ ...newScanDraft('guest'), ...feet }, Date.now()))
    const nobody = somePerson('guest', 'Ann', [], { is_merge_pending: true })
    await openScans(scanResponses([ann, nobody], [newest, older]), address)
    await expect.poll(main).toContain(came)
    const discard = document.querySelector<HTMLInputElement>('.arrival input[value=discard]')
    expect(discard?.closest('label')?.textContent).toContain(lost)
    if (discard) fireEvent.click(discard)
    expect(screen.getByRole('button', { name: verb, hidden: true })).toBeTruthy()
  },
)

test('does not offer an adult who arrived as a child of the account', async () => {
  await openScans(scanResponses([ann, bo, arrived], [newest, older]))
  expect(await screen.findByRole('radio', { name: 'the same person as Ann' })).toBeTruthy()
  expect(screen.queryByRole('radio', { name: 'the same person as Bo' })).toBeNull()
})

test('requires an answer and keeps one that could not be sent', async () => {
  const { shop } = await openScans(scanResponses([ann, arrived], [newest, older]))
  await screen.findByRole('heading', { name: 'Who is Ann?', hidden: true })
  await press('Save answer')
  await expect.poll(main).toContain('Choose one of these.')
  expect(shop.requestsTo(paths.settle)).toEqual([])
  const choice = screen.getByRole<HTMLInputElement>('radio', { name: /^somebody else/, hidden: true })
  fireEvent.click(choice)
  shop.answer(paths.settle, noLine)
  await press('Save answer')
  await expect.poll(main).toContain('Your scans are as they were.')
  expect(choice.checked).toBe(true)
})
