import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { newScanDraft, writeScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { store } from '#src/storage/stored-text.ts'
import { someScan, someScannedFoot, someTypedFoot } from '../support/builders/some-scan.ts'
import { button, headingText, main, press } from '../support/components/fill-and-press.ts'
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
import { deferred, noLine, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()

const heading = (name: string | RegExp) => screen.findByRole('heading', { name, hidden: true })
const picture = (name: RegExp) => screen.queryByRole('img', { name, hidden: true })
const pill = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name, hidden: true })
const linkTo = (name: string) =>
  [...document.querySelectorAll('main a')].find(({ textContent }) => textContent === name)?.getAttribute('href')
/** The cells of each row with this name. */
const row = (name: string) =>
  [...document.querySelectorAll('main tr')]
    .filter((one) => one.querySelector('th[scope=row]')?.textContent === name)
    .map((one) => [...one.querySelectorAll('td')].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim()))

test.each([
  ['/profile/mobile_scan', 'Your scans', 'The right foot is 2.0 mm longer', 'Length', '250.0 ± 0.7'],
  ['/ja/profile/mobile_scan', 'スキャンの記録', '右足のほうが2.0 mm長めです', '足長', '25.0 cm250.0 ± 0.7'],
])('%s shows the main finding of the newest scan and both feet', async (address, title, lengthText, length, of) => {
  const sure = { value: 250, tolerance: 0.7, method: 'measured' } as const
  const [left, right] = [someScannedFoot('left', 250), someScannedFoot('right', 252)]
  left.foot.figures.lengthMm = sure
  right.foot.figures.lengthMm = { ...sure, value: 252 }
  const sureScan = savedScan('s9', someScan({ left, right }))
  await openScans(scanResponses([somePerson('ann', 'Ann', [sureScan])], [sureScan]), address)
  await heading(lengthText.replace(' mm', '\u00a0mm'))
  expect(headingText()).toBe(title)
  expect(row(length)[0]?.[0]).toBe(of)
  expect(document.querySelectorAll('.outline-plan polygon')).toHaveLength(2)
})

test('shows and draws no difference within both tolerances', async () => {
  await openScans()
  await heading('Neither foot is clearly longer')
  expect(document.querySelector('.plan-gap')).toBeNull()
  expect(row('Length')[0]).toEqual(['250.0 ± 1.5', '252.0 ± 1.5', '+2.0'])
  expect(row('Ball girth')[0]?.[0]).toContain('estimated')
  expect(main()).toContain('Egyptian: the big toe is the longest')
  expect(linkTo('Design a pair')).toBe('/tabi-gen-01/style')
  expect(linkTo('Measure again')).toBe('/profile/mobile_scan?measure=ann')
})

test('shows typed numbers without an outline and says so', async () => {
  const typed = savedScan('s3', someScan({ left: someTypedFoot('left'), right: someTypedFoot('right', 255) }))
  await openScans(scanResponses([somePerson('ann', 'Ann', [typed])], [typed]))
  await heading('The right foot is 5.0\u00a0mm longer')
  expect(main()).toContain('Typed measurements have no outline')
  expect(picture(/outline/i)).toBeNull()
  expect(row('Length')[0]?.[0]).toContain('typed')
})

test('marks an old scan and an unusable one with its reason, and links both to measuring', async () => {
  const weak = savedScan('s4', someScan(), { is_old: true, blockers: ['quality_low'] })
  await openScans(scanResponses([somePerson('ann', 'Ann', [weak])], [weak]))
  await heading('Neither foot is clearly longer')
  expect(main()).toContain('This scan is old, and feet change.')
  expect(main()).toContain('The quality is too low to make shoes from this scan.')
  expect(linkTo('Design a pair')).toBeUndefined()
  expect(linkTo('Measure again')).toBe('/profile/mobile_scan?measure=ann')
})

test('compares adults with their chosen group, and with the other on request', async () => {
  await openScans()
  const among = await heading('Among 100 women')
  const section = within(among.closest('section') as HTMLElement)
  const first = () => document.querySelector('.crowd p')?.textContent
  // 250 mm are 0.3 standard deviations above the mean of women, and 1.6 below that of men.
  expect(first()).toBe('Larger than 62 (left) and 68 (right)')
  // Estimates come from averages of people and are not compared.
  expect(section.queryAllByText('Ball girth')).toEqual([])
  fireEvent.click(section.getByRole('button', { name: 'Compare with men', hidden: true }))
  await heading('Among 100 men')
  expect(first()).toBe('Larger than 5 (left) and 7 (right)')
  expect(section.getByRole('table', { hidden: true }).textContent).toContain('271.2')
})

test.each([
  ['a child', { kind: 'child', group: 'neither' }],
  ['an adult without a chosen group', { group: 'neither' }],
] as const)('does not compare %s', async (_, more) => {
  await openScans(scanResponses([somePerson('ann', 'Ann', [newest], more)], [newest]))
  await heading('Neither foot is clearly longer')
  expect(main()).not.toContain('Among 100')
})

test('shows the selected person at once and keeps the selection in the address', async () => {
  store('localStorage', scanDraftKey('bo'), undefined)
  const { router, shop } = await openScans()
  await heading('Neither foot is clearly longer')
  expect(pill(/^Ann/).checked).toBe(true)
  expect(pill(/^Ann/).closest('label')?.textContent).toContain('2 scans')
  expect(pill(/^Bo/).closest('label')?.textContent).toContain('no scan yet')
  shop.answer(paths.list, { scans: [], next: null })
  fireEvent.click(pill(/^Bo/))
  await heading('No scan of Bo yet')
  expect(router.state.location.search).toEqual({ person: 'bo' })
  expect(linkTo('Measure Bo’s feet')).toBe('/profile/mobile_scan?measure=bo')
})

test('shows that the other foot is missing when this device has only one', async () => {
  const scanned = someScannedFoot('left')
  const left = { scanned, at: '2026-11-20T10:00:00.000Z', engine: '1' }
  store('localStorage', scanDraftKey('bo'), writeScanDraft({ ...newScanDraft('bo'), left }, Date.now()))
  await openScans()
  await heading('Neither foot is clearly longer')
  expect(pill(/^Bo/).closest('label')?.textContent).toContain('right foot missing')
  store('localStorage', scanDraftKey('bo'), undefined)
})

test.each([
  ['/profile/mobile_scan', 'No scan yet', 'Measure your feet'],
  ['/ja/profile/mobile_scan', 'スキャンはまだありません', '足を測る'],
])('links a customer without measurements to the first one on %s', async (address, empty, verb) => {
  await openScans({ [paths.people]: { people: [] } }, address)
  await heading(empty)
  expect(linkTo(verb)).toMatch(/\/profile\/mobile_scan\?measure=new$/)
})

test('reports failed parts, keeps the others and loads them on retry', async () => {
  const { shop } = await openScans({ [paths.people]: noLine })
  const alerts = () => [...document.querySelectorAll('[role=alert]')].map((one) => one.getAttribute('data-code'))
  await expect.poll(alerts).toEqual(['NETWORK_ERROR'])
  for (const [path, answer] of Object.entries(scanResponses([ann], [newest, older]))) shop.answer(path, answer)
  shop.answer(paths.one('s2'), respondWithError('SERVER_ERROR', 500))
  await press('Try again')
  await heading('History')
  await expect.poll(alerts).toContain('SERVER_ERROR')
  shop.answer(paths.one('s2'), newest.whole)
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again', hidden: true })[0] as HTMLElement)
  await heading('Neither foot is clearly longer')
})

test('loads missing data when the device is online again', async () => {
  const { shop } = await openScans({ [paths.people]: noLine })
  await expect.poll(() => button('Try again')).not.toBeNull()
  for (const [path, answer] of Object.entries(scanResponses([ann], [newest]))) shop.answer(path, answer)
  dispatchEvent(new Event('online'))
  await heading('Neither foot is clearly longer')
})

test('reserves space while loading', async () => {
  const delayedAnswer = deferred(() => ok(undefined))
  await openScans({
    [paths.people]: () => delayedAnswer.answer.then(() => Response.json({ status: 'success', data: { people: [] } })),
  })
  await expect.poll(() => document.querySelector('.plan-skeleton')).not.toBeNull()
  delayedAnswer.come()
  await heading('No scan yet')
})

test('shows a scan saved by another phone at once', async () => {
  const lines: ReadableStreamDefaultController<Uint8Array>[] = []
  const events = () =>
    new Response(new ReadableStream<Uint8Array>({ start: (line) => void lines.push(line) }), {
      headers: { 'content-type': 'text/event-stream' },
    })
  const { shop } = await openScans({ ...scanResponses([bo], []), [paths.events]: events })
  await heading('No scan of Bo yet')
  await expect.poll(() => lines).toHaveLength(1)
  const ofBo = savedScan('s7', someScan(), { person_id: 'bo' })
  for (const [path, answer] of Object.entries(scanResponses([somePerson('bo', 'Bo', [ofBo])], [ofBo])))
    shop.answer(path, answer)
  const said = JSON.stringify({ scan_id: 's7', person_id: 'bo', state: 'measured', by: 'handoff' })
  lines[0]?.enqueue(new TextEncoder().encode(`id: 1\nevent: scan.saved\ndata: ${said}\n\n`))
  await heading('Neither foot is clearly longer')
})
