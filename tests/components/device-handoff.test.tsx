import { beforeEach, expect, test } from 'vitest'
import { letInAs, newScanDraft, type ScanDraft, writeScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { someScannedFoot } from '../support/builders/some-scan.ts'
import { fill, headingText, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { rosaThere } from '../support/components/open-draft.tsx'
import { openScreen } from '../support/components/open-screen.tsx'
import { noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeEach(() => localStorage.clear())

const [token, nextToken] = ['a'.repeat(43), 'b'.repeat(43)]
const at = '2026-11-23T12:00:00.000Z'
const foot = (side: 'left' | 'right', mm: number) => ({ scanned: someScannedFoot(side, mm), at, engine: '1' })
const both: Partial<ScanDraft> = { way: 'trace', left: foot('left', 250), right: foot('right', 252) }
const shown = { way: 'trace', length_mm: 250, tolerance_mm: 1.5 }
const scanSummary = {
  id: 's1',
  person_id: 'p1',
  state: 'measured',
  measured_at: at,
  is_old: false,
  quality: 90,
  left: shown,
  right: shown,
  blockers: [],
  rejected_for: [],
}
const opened = { person: { kind: 'self', name: 'Rosa' }, send_until: '2026-11-23T13:00:00.000Z', scan: null }
const [open, send, saveScanPath, people, save] = [
  '/scans/handoff/open',
  '/scans/handoff/send',
  '/scans/save',
  '/scans/people',
  '/scans/people/save',
]
const verbs = () => [...document.querySelectorAll('main .step-actions .button')].map((one) => one.textContent)
const stored = (id: string) => localStorage.getItem(scanDraftKey(id))

/** A phone connected by a link, with measurements made through it or another link. */
async function openPhone(base: '' | '/ja', answers: Readonly<Record<string, object>>, by = token) {
  const id = letInAs(by)
  localStorage.setItem(scanDraftKey(id), writeScanDraft({ ...newScanDraft(id), ...both }, Date.now()))
  const shop = pretendShop({ [open]: opened, [people]: { people: [] }, [saveScanPath]: scanSummary, ...answers })
  const { router } = await openScreen(`${base}/get-foot-scan#scan=${token}`, { answers: shop.answers })
  return { ...shop, router }
}

test.each([
  ['', 'handoff_expired', 'its time is over', ['Save them on this phone', 'Try this link again'], 'stay on this phone'],
  [
    '/ja',
    'handoff_used',
    'すでに使われ',
    ['このスマートフォンに保存する', 'このリンクをもう一度試す'],
    'このスマートフォンに残って',
  ],
] as const)('%s: reports a dead link (%s) and offers to save the feet', async (base, code, why, ways, safe) => {
  await openPhone(base, { [send]: respondWithError(code, 410) })
  await expect.poll(main).toContain(why)
  expect(verbs()).toEqual(ways)
  expect(main()).toContain(safe)
  expect(main()).not.toContain(base ? '接続が戻りしだい' : 'as soon as the connection is back')
})

test('offers sending first while offline and says that it resumes by itself', async () => {
  await openPhone('', { [send]: noLine })
  await expect.poll(main).toContain('as soon as the connection is back')
  expect(verbs()).toEqual(['Send them now', 'Save them on this phone'])
})

test.each([
  ['', 'scans_full', 'Delete an old one on the other device.'],
  ['', 'guest_scans_full', 'Create an account there, then send the feet. Or save them on this phone.'],
  ['/ja', 'guest_scans_full', '元の端末でアカウントを作成してから送信するか、このスマートフォンに保存してください。'],
] as const)('%s: reports missing space on the other device (%s) with what helps', async (base, code, helps) => {
  await openPhone(base, { [send]: respondWithError(code, 409) })
  await expect.poll(main).toContain(helps)
  expect(main()).not.toContain(base ? '接続が戻りしだい' : 'as soon as the connection is back')
})

test('saves unsendable feet for the same person on this phone and leaves the link', async () => {
  const { requestsTo, router } = await openPhone('', {
    [send]: respondWithError('handoff_expired', 410),
    [people]: { people: [{ ...rosaThere, id: 'p0', name: 'Tom' }, rosaThere] },
  })
  await press('Save them on this phone')
  await expect
    .poll(() => requestsTo(saveScanPath).map(({ body }) => (body as { person_id: string }).person_id))
    .toEqual(['p1'])
  await expect.poll(() => router.state.location.pathname).toBe('/tabi-gen-01/scan')
  expect([stored(letInAs(token)), stored('p1')]).toEqual([null, expect.stringContaining('"savedAs":"s1"')])
})

test('asks for the details of a new person on this phone first', async () => {
  const shop = await openPhone('', {
    [send]: respondWithError('handoff_expired', 410),
    [save]: { people: [rosaThere] },
  })
  await press('Save them on this phone')
  await expect.poll(headingText).toBe('Your feet')
  shop.answer(people, { people: [rosaThere] })
  await fill('What shall we call you?', 'Rosa')
  await press('Continue')
  await expect.poll(() => shop.requestsTo(saveScanPath)).toHaveLength(1)
})

test('offers measurements of an earlier link and asks whose feet they are', async () => {
  const { requestsTo } = await openPhone('', { [send]: scanSummary }, nextToken)
  await expect.poll(headingText).toBe('This phone has feet that weren’t sent')
  expect(requestsTo(send)).toEqual([])
  expect(main().replaceAll('\u00a0', ' ')).toContain('Left foot: 250.0 mm')
  await press('Use them for Rosa')
  await expect.poll(headingText).toBe('Sent')
  expect([stored(letInAs(token)), stored(letInAs(nextToken))]).toEqual([null, null])
})

test('keeps the feet of someone else in place and starts the link afresh', async () => {
  await openPhone('', {}, nextToken)
  await press('Measure Rosa from the start')
  await expect.poll(headingText).not.toBe('This phone has feet that weren’t sent')
  expect(stored(letInAs(nextToken))).not.toBeNull()
})
