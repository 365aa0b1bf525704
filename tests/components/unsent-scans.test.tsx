import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type ScanDraft, writeScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { settings } from '#domain/settings.ts'
import type { SendPendingScans } from '#src/features/unsent-scans/send-pending-scans.ts'
import { startSending } from '#src/features/unsent-scans/start-sending.ts'
import { watchDrafts } from '#src/features/unsent-scans/watch-drafts.ts'
import { createBuilds } from '#src/page/reload-port.ts'
import { someScannedFoot } from '../support/builders/some-scan.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { rosasKey, rosaThere, storeRosasDraft } from '../support/components/open-draft.tsx'
import { openScreen } from '../support/components/open-screen.tsx'
import { noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeEach(() => localStorage.clear())

const at = '2026-11-23T12:00:00.000Z'
const foot = (side: 'left' | 'right', mm = 250) => ({ scanned: someScannedFoot(side, mm), at, engine: '1' })
const whole = { way: 'trace', left: foot('left'), right: foot('right') } as const satisfies Partial<ScanDraft>
const scanSummary = {
  id: 's1',
  person_id: 'p1',
  state: 'measured',
  measured_at: at,
  is_old: false,
  quality: 90,
  left: { way: 'trace', length_mm: 250, tolerance_mm: 1.5 },
  right: { way: 'trace', length_mm: 250, tolerance_mm: 1.5 },
  hindrances: [],
  rejected_for: [],
}
const people = '/scans/people'
const saveScanPath = '/scans/keep'
const stored = (key = rosasKey) => JSON.parse(localStorage.getItem(key) ?? '{}').draft as ScanDraft

/** A page of somebody, with what starts once it is hydrated. */
async function openPage(answers: Readonly<Record<string, object>> = {}) {
  const shop = pretendShop({ [people]: { people: [rosaThere] }, [saveScanPath]: scanSummary, ...answers })
  const { router, notifications } = await openScreen('/about', { hasSession: true, answers: shop.answers })
  const notify = (text: (typeof notifications)[number]) => void notifications.push(text)
  let [begun, ended] = [0, 0]
  const load = vi.fn(async (): Promise<SendPendingScans> => {
    const { sendPendingScans } = await import('#src/features/unsent-scans/send-pending-scans.ts')
    begun += 1
    return (wanted) => sendPendingScans(wanted).finally(() => (ended += 1))
  })
  const over = new AbortController()
  onTestFinished(() => over.abort())
  startSending({ router, notify, builds: createBuilds() }, load, over)
  /** Everything that was begun has come to its end. */
  const rest = () =>
    expect.poll(() => [load.mock.calls.length, begun, ended]).toEqual(Array(3).fill(load.mock.calls.length))
  return { ...shop, router, load, rest, said: () => notifications.map(({ message }) => message) }
}

const aboutScans = (requests: readonly { path: string }[]) => requests.filter(({ path }) => path.startsWith('/scans/'))
const comeBack = () => window.dispatchEvent(new Event('online'))

test('a page of somebody who has nothing that waits loads nothing and asks nothing', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft({ ...whole, keptAs: 's0' })
  localStorage.setItem(
    scanDraftKey('p2'),
    writeScanDraft({ personId: 'p2', doFeetDiffer: false, isUnderWay: true, left: foot('left') }, Date.now()),
  )
  const { load, requests, rest } = await openPage()
  comeBack()
  await rest()
  expect([load.mock.calls.length, aboutScans(requests)]).toEqual([0, []])
})

test.each([
  ['a guest', () => localStorage.setItem('hadashi-guest', 'g1')],
  ['a customer', () => storeTokens('mika')],
])('feet that %s has measured without a line are sent on any page, once, and it is said', async (_, known) => {
  known()
  storeRosasDraft(whole)
  const { requestsTo, said, router, rest } = await openPage()
  await expect.poll(() => stored().keptAs).toBe('s1')
  expect(requestsTo(saveScanPath).map(({ body }) => body)).toMatchObject([
    { person_id: 'p1', scan: { measuredAt: at } },
  ])
  await expect.poll(said).toEqual(['The feet you measured on this device are saved now.'])
  await router.navigate({ to: '/faq' })
  comeBack()
  await rest()
  expect(requestsTo(saveScanPath)).toHaveLength(1)
})

test('feet that were measured before a newer scan came are sent, and said not to be in use', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft(whole)
  const { said } = await openPage({ [saveScanPath]: { ...scanSummary, state: 'superseded' } })
  await expect.poll(said).toEqual(['The feet you measured on this device are saved now. A newer scan stays in use.'])
})

test('of feet that the shop has, this device keeps no figures and no outline', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft({ ...whole, usualMm: 250 })
  await openPage()
  await expect
    .poll(() => stored())
    .toEqual({ personId: 'p1', doFeetDiffer: false, isUnderWay: false, usualMm: 250, keptAs: 's1' })
})

test('what is older than a draft may be leaves the device, and nothing else does', async () => {
  const days = settings.measuring.draftDays
  const [old, young] = [days + 1, days - 1].map((age, index) => {
    const personId = `p${index + 5}`
    const draft = { personId, doFeetDiffer: false, isUnderWay: false, left: foot('left') }
    localStorage.setItem(scanDraftKey(personId), writeScanDraft(draft, Date.now() - age * 24 * 60 * 60 * 1_000))
    return scanDraftKey(personId)
  })
  await openPage()
  expect([localStorage.getItem(old ?? ''), localStorage.getItem(young ?? '')]).toEqual([null, expect.any(String)])
})

test('what somebody else has measured on this device is not sent, and stays', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft(whole)
  const { requestsTo, router, said, rest } = await openPage({ [people]: { people: [{ ...rosaThere, id: 'p7' }] } })
  await expect.poll(() => requestsTo(people)).toHaveLength(1)
  await router.navigate({ to: '/faq' })
  await rest()
  // Nor is the shop asked again on every page.
  expect([requestsTo(people).length, requestsTo(saveScanPath), said()]).toEqual([1, [], []])
  expect(stored().keptAs).toBeUndefined()
})

test('a stranger’s shop is asked nothing', async () => {
  storeRosasDraft(whole)
  const { requests, rest } = await openPage()
  await rest()
  expect(aboutScans(requests)).toEqual([])
})

test('what the shop has not answered is sent with the next page, or when the line is back', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft(whole)
  const shop = await openPage({ [saveScanPath]: respondWithError('SERVER_ERROR', 500) })
  await expect.poll(() => shop.requestsTo(saveScanPath)).toHaveLength(1)
  shop.answer(saveScanPath, noLine)
  await shop.router.navigate({ to: '/faq' })
  await expect.poll(() => shop.requestsTo(saveScanPath).length).toBeGreaterThan(1)
  await shop.rest()
  shop.answer(saveScanPath, scanSummary)
  comeBack()
  await expect.poll(() => stored().keptAs).toBe('s1')
  const keys = new Set(shop.requestsTo(saveScanPath).map(({ body }) => JSON.stringify(body)))
  expect(keys.size).toBe(1)
})

test.each<[string, Partial<ScanDraft>]>([
  ['feet that differ, until their owner says so', { ...whole, right: foot('right', 262) }],
  [
    'feet that the shop would not believe',
    { ...whole, left: { ...foot('left'), scanned: { ...someScannedFoot('left'), way: 'by_hand' } } },
  ],
])('%s, wait for the screen that tells', async (_, draft) => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft(draft)
  const { load, requests, rest } = await openPage()
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await rest()
  expect(aboutScans(requests)).toEqual([])
})

test('a foot that another tab has measured meanwhile is no part of what was sent', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft(whole)
  const newer = { ...whole, right: { ...foot('right', 252), at: '2026-11-23T13:00:00.000Z' } }
  const { requestsTo, rest } = await openPage({
    [saveScanPath]: () => {
      storeRosasDraft(newer)
      return Response.json({ status: 'success', data: scanSummary })
    },
  })
  await expect.poll(() => requestsTo(saveScanPath).length).toBeGreaterThan(0)
  await rest()
  expect([stored().keptAs, stored().right?.at]).toEqual([undefined, newer.right.at])
})

test('of several tabs one sends', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft(whole)
  // Another tab holds it.
  const request = async (_: string, __: LockOptions, work: (lock: null) => unknown) => work(null)
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  const { load, requests, rest } = await openPage()
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await rest()
  expect(aboutScans(requests)).toEqual([])
})

test('without a line nothing is tried', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft(whole)
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { load } = await openPage()
  expect(load).not.toHaveBeenCalled()
  line.mockRestore()
  comeBack()
  await expect.poll(() => stored().keptAs).toBe('s1')
})

test('what sends them is loaded where this device has feet of anybody, once, and again with the next page if it did not come', async () => {
  const { router } = await openScreen('/about')
  const start = vi.fn()
  const load = vi.fn(async () => start).mockRejectedValueOnce(new Error('no line'))
  const shop = { router, notify: () => {}, builds: createBuilds() }
  watchDrafts(shop, load)
  await router.navigate({ to: '/faq' })
  expect(load).not.toHaveBeenCalled()
  storeRosasDraft(whole)
  await router.navigate({ to: '/about' })
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await router.navigate({ to: '/faq' })
  await expect.poll(() => start.mock.calls).toEqual([[shop]])
  await router.navigate({ to: '/about' })
  expect(load).toHaveBeenCalledTimes(2)
})
