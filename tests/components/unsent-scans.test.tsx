import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type ScanDraft, writeScanDraft } from '#domain/scan/scan-draft.ts'
import { scanDraftKey } from '#domain/scan/scan-draft-key.ts'
import { settings } from '#domain/settings.ts'
import { dayMs } from '#domain/time.ts'
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
  blockers: [],
  rejected_for: [],
}
const people = '/scans/people'
const saveScanPath = '/scans/save'
const stored = (key = rosasKey) => JSON.parse(localStorage.getItem(key) ?? '{}').draft as ScanDraft

/** Opens a page with what starts after hydration. */
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
  /** Waits until everything that was started has ended. */
  const rest = () =>
    expect.poll(() => [load.mock.calls.length, begun, ended]).toEqual(Array(3).fill(load.mock.calls.length))
  return { ...shop, router, load, rest, said: () => notifications.map(({ message }) => message) }
}

const aboutScans = (requests: readonly { path: string }[]) => requests.filter(({ path }) => path.startsWith('/scans/'))
const comeBack = () => window.dispatchEvent(new Event('online'))

test('loads and requests nothing on a page when no scan waits', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft({ ...whole, savedAs: 's0' })
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
])('sends feet that %s measured offline once, from any page, and reports it', async (_, known) => {
  known()
  storeRosasDraft(whole)
  const { requestsTo, said, router, rest } = await openPage()
  await expect.poll(() => stored().savedAs).toBe('s1')
  expect(requestsTo(saveScanPath).map(({ body }) => body)).toMatchObject([
    { person_id: 'p1', scan: { measuredAt: at } },
  ])
  await expect.poll(said).toEqual(['The feet you measured on this device are saved now.'])
  await router.navigate({ to: '/faq' })
  comeBack()
  await rest()
  expect(requestsTo(saveScanPath)).toHaveLength(1)
})

test('sends feet older than the newest scan and says that they are not in use', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft(whole)
  const { said } = await openPage({ [saveScanPath]: { ...scanSummary, state: 'superseded' } })
  await expect.poll(said).toEqual(['The feet you measured on this device are saved now. A newer scan stays in use.'])
})

test('deletes numbers and outlines of saved feet from the device', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft({ ...whole, usualMm: 250 })
  await openPage()
  await expect
    .poll(() => stored())
    .toEqual({ personId: 'p1', doFeetDiffer: false, isUnderWay: false, usualMm: 250, savedAs: 's1' })
})

test('deletes an expired draft from the device, and nothing else', async () => {
  const days = settings.measuring.draftDays
  const [old, young] = [days + 1, days - 1].map((age, index) => {
    const personId = `p${index + 5}`
    const draft = { personId, doFeetDiffer: false, isUnderWay: false, left: foot('left') }
    localStorage.setItem(scanDraftKey(personId), writeScanDraft(draft, Date.now() - age * dayMs))
    return scanDraftKey(personId)
  })
  await openPage()
  expect([localStorage.getItem(old ?? ''), localStorage.getItem(young ?? '')]).toEqual([null, expect.any(String)])
})

test('does not send or delete the feet of another person on this device', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft(whole)
  const { requestsTo, router, said, rest } = await openPage({ [people]: { people: [{ ...rosaThere, id: 'p7' }] } })
  await expect.poll(() => requestsTo(people)).toHaveLength(1)
  await router.navigate({ to: '/faq' })
  await rest()
  // Nor does it repeat the request on every page.
  expect([requestsTo(people).length, requestsTo(saveScanPath), said()]).toEqual([1, [], []])
  expect(stored().savedAs).toBeUndefined()
})

test('requests nothing for a visitor without a token', async () => {
  storeRosasDraft(whole)
  const { requests, rest } = await openPage()
  await rest()
  expect(aboutScans(requests)).toEqual([])
})

test('retries unanswered feet on the next page or when online again', async () => {
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
  await expect.poll(() => stored().savedAs).toBe('s1')
  const keys = new Set(shop.requestsTo(saveScanPath).map(({ body }) => JSON.stringify(body)))
  expect(keys.size).toBe(1)
})

test.each<[string, Partial<ScanDraft>]>([
  ['that differ, until their owner confirms', { ...whole, right: foot('right', 262) }],
  [
    'that the shop would reject',
    { ...whole, left: { ...foot('left'), scanned: { ...someScannedFoot('left'), way: 'by_hand' } } },
  ],
])('leaves feet %s to the scan page', async (_, draft) => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft(draft)
  const { load, requests, rest } = await openPage()
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await rest()
  expect(aboutScans(requests)).toEqual([])
})

test('does not mark a foot measured meanwhile in another tab as sent', async () => {
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
  expect([stored().savedAs, stored().right?.at]).toEqual([undefined, newer.right.at])
})

test('sends from one of several tabs', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft(whole)
  // Another tab holds the lock.
  const request = async (_: string, __: LockOptions, work: (lock: null) => unknown) => work(null)
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  const { load, requests, rest } = await openPage()
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await rest()
  expect(aboutScans(requests)).toEqual([])
})

test('tries nothing while offline', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  storeRosasDraft(whole)
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { load } = await openPage()
  expect(load).not.toHaveBeenCalled()
  line.mockRestore()
  comeBack()
  await expect.poll(() => stored().savedAs).toBe('s1')
})

test('loads the sender once where this device has feet, and again on the next page after a failure', async () => {
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
