import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ScanRejection } from '#domain/scan/judge-scan.ts'
import type { MeasuredScan, ScannedFoot } from '#domain/scan/scan.ts'
import type { ScanDraft } from '#domain/scan/scan-draft.ts'
import { writeScanDraft } from '#domain/scan/scan-draft.ts'
import { someScannedFoot } from '../support/builders/some-scan.ts'
import { button, focused, headingText, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openDraft, rosasKey } from '../support/components/open-draft.tsx'
import { success } from '../support/components/open-screen.tsx'
import { deferred, noLine, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeEach(() => localStorage.clear())

const noonAt = '2026-11-23T12:00:00.000Z'
const later = '2026-11-23T12:05:00.000Z'
const accepted = (scanned: ScannedFoot, at = noonAt) => ({ scanned, at, engine: '1' })
const stored = () => JSON.parse(localStorage.getItem(rosasKey) ?? '{}').draft as ScanDraft

/** Both feet as accepted on this device, with the given lengths. */
const feet = (leftMm: number, rightMm: number): Partial<ScanDraft> => ({
  way: 'trace',
  left: accepted(someScannedFoot('left', leftMm)),
  right: accepted(someScannedFoot('right', rightMm)),
})
const scanSummary = (state: 'measured' | 'superseded' | 'rejected', rejected_for: readonly ScanRejection[] = []) => {
  const foot = { way: 'trace', length_mm: 250, tolerance_mm: 1.5 }
  const facts = { quality: 90, left: foot, right: foot, blockers: [], rejected_for }
  return { id: 's1', person_id: 'p1', state, measured_at: noonAt, is_old: false, ...facts }
}
const saved = { '/scans/save': scanSummary('measured') }
const verbs = () => [...document.querySelectorAll('main .step-actions .button')].map((one) => one.textContent)
const rows = () =>
  [...document.querySelectorAll('main tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
/** Writes a draft as another window of this browser would. */
function writesElsewhere(draft: ScanDraft): void {
  const newValue = writeScanDraft(draft, Date.now())
  localStorage.setItem(rosasKey, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: rosasKey, newValue }))
}
const sentScan = ([sent]: readonly { body: unknown }[]) => (sent?.body as { scan: MeasuredScan } | undefined)?.scan

test.each([
  ['', 'Do the feet differ this much?', ['Length', '250.0 mm', '262.0 mm', '12.0 mm'], 'Yes, they differ'],
  ['/ja', '左右の足はこれほど違いますか', ['足長', '25.0 cm', '26.2 cm', '1.2 cm'], 'はい、違います'],
] as const)(
  '%s/tabi-gen-01/scan asks about differing feet with the difference, and accepts a yes',
  async (base, heading, row, yes) => {
    const { requestsTo } = await openDraft(feet(250, 262), { base, answers: saved })
    await expect.poll(headingText).toBe(heading)
    expect(rows().map((cells) => cells.map(plain))).toEqual([row])
    expect(requestsTo('/scans/save')).toEqual([])
    await press(yes)
    await expect.poll(() => requestsTo('/scans/save')).toHaveLength(1)
    expect(sentScan(requestsTo('/scans/save'))?.doFeetDiffer).toBe(true)
  },
)

test('offers to remeasure the less certain foot first and keeps the other', async () => {
  const { left, right, ...draft } = feet(250, 262)
  const lowConfidenceFoot = someScannedFoot('left', 250)
  lowConfidenceFoot.foot.quality.score = 70
  await openDraft(
    { ...draft, left: accepted(lowConfidenceFoot), right: right as NonNullable<typeof right> },
    { answers: saved },
  )
  await expect.poll(verbs).toEqual(['Measure the left foot again', 'Measure the right foot again', 'Yes, they differ'])
  await press('Measure the left foot again')
  await expect.poll(headingText).toBe('How would you like to measure the left foot?')
  expect(stored().right).toEqual(right)
})

test('offers only remeasuring for an impossible difference', async () => {
  await openDraft(feet(250, 272))
  await expect.poll(verbs).toEqual(['Measure the right foot again', 'Measure the left foot again'])
  expect(headingText()).toBe('The feet differ too much')
  expect(plain(main())).toContain('differ by 20.0 mm or more')
})

test('shows that both feet are being sent, and what is not sent', async () => {
  const { answer, come } = deferred(() => Response.json({ status: 'success', data: scanSummary('measured') }))
  await openDraft(feet(250, 252), { answers: { '/scans/save': () => answer } })
  await expect.poll(headingText).toBe('Saving both feet')
  expect(screen.getByRole('progressbar', { name: /^Sending measurements and outlines/ })).toBeTruthy()
  expect(main()).toContain('No photo is sent.')
  come()
  await expect.poll(main).toContain('Both feet are measured and kept.')
})

const left = { side: 'left' } as const
test.each<[ScanRejection, string, string]>([
  [
    { reason: 'figure_impossible', ...left, figure: 'heelWidthMm' },
    'Left foot: Heel width: no foot has a measurement like this.',
    '左足：かかとの幅：足の寸法としてありえない値です。',
  ],
  [
    { reason: 'figures_disagree', ...left, figure: 'ballGirthMm', against: 'lengthMm' },
    'Left foot: Ball girth and Length don’t go together on one foot.',
    '左足：足囲と足長が、1つの足として釣り合いません。',
  ],
  [
    { reason: 'off_outline', ...left, figure: 'lengthMm' },
    'Left foot: Length: the outline of the foot says otherwise.',
    '左足：足長：足の輪郭と合いません。',
  ],
  [
    { reason: 'not_of_its_way', ...left },
    'Left foot: These numbers can’t come from this way of measuring.',
    '左足：この測り方では得られない数字です。',
  ],
  [
    { reason: 'sides_exchanged', ...left },
    'Left foot: This is the measurement of the other foot.',
    '左足：反対側の足の寸法です。',
  ],
  [
    { reason: 'feet_differ', figure: 'lengthMm' },
    'Length: left and right are too far apart for the feet of one person.',
    '足長：左右の差が、お一人の足としては大きすぎます。',
  ],
  [
    { reason: 'feet_differ_unasked', figure: 'lengthMm' },
    'Length: left and right are far apart, and we haven’t asked whether that’s right.',
    '足長：左右の差が大きく、そのとおりかどうかをまだ伺っていません。',
  ],
])('shows why a scan is rejected: %j', async (reason, en, ja) => {
  for (const [base, text] of [
    ['', en],
    ['/ja', ja],
  ] as const) {
    const { unmount } = await openDraft(feet(250, 252), {
      base,
      answers: { '/scans/save': scanSummary('rejected', [reason]) },
    })
    await expect.poll(() => document.querySelector('main [role=alert]')?.textContent).toBe(text)
    expect(verbs()).toHaveLength('side' in reason ? 1 : 2)
    unmount()
  }
})

test('remeasures the named foot and announces it', async () => {
  const reasons: ScanRejection[] = [{ reason: 'off_outline', side: 'right', figure: 'footBreadthMm' }]
  const answer = deferred(() => success(scanSummary('rejected', reasons)))
  await openDraft(feet(250, 252), { answers: { '/scans/save': () => answer.answer } })
  await screen.findByText('Saving both feet')
  answer.come()
  await expect.poll(headingText).toBe('Something doesn’t add up')
  await expect.poll(() => focused()?.textContent).toBe('Something doesn’t add up')
  await press('Measure the right foot again')
  await expect.poll(headingText).toBe('How would you like to measure the right foot?')
})

test('keeps both feet on the device while offline and sends them later', async () => {
  const shop = await openDraft(feet(250, 252), { answers: { '/scans/save': noLine } })
  await expect.poll(headingText).toBe('Both feet are kept on this device')
  expect(main()).toContain('We couldn’t reach the shop')
  expect(main()).toContain('You won’t have to measure again.')
  await press('Send them now')
  await expect.poll(headingText).toBe('Both feet are kept on this device')
  shop.answer('/scans/save', scanSummary('measured'))
  window.dispatchEvent(new Event('online'))
  await expect.poll(main).toContain('Both feet are measured and kept.')
  expect(stored().savedAs).toBe('s1')
})

test.each([
  ['', 'Both feet are measured and kept.'],
  ['/ja', '両足の計測が終わり、スキャンを保存しました。'],
] as const)('%s/tabi-gen-01/scan uses a scan that arrived after a newer one for this pair', async (base, said) => {
  await openDraft(feet(250, 252), { base, answers: { '/scans/save': scanSummary('superseded') } })
  await expect.poll(main).toContain(said)
})

test('continues without sending', async () => {
  await openDraft(feet(250, 252), { base: '/ja', answers: { '/scans/save': noLine } })
  await expect.poll(headingText).toBe('両足の寸法はこの端末にあります')
  await press('送信せずに進む')
  await expect.poll(headingText).toBe('足の計測')
  expect(stored().savedAs).toBeUndefined()
})

test.each([
  ['NOT_FOUND', 404, 'This person isn’t in your list any more.'],
  ['AUTH_REQUIRED', 401, 'You’re signed out.'],
])('explains a permanent error (%s) and what helps', async (code, status, text) => {
  await openDraft(feet(250, 252), { answers: { '/scans/save': respondWithError(code, status) } })
  await expect.poll(() => document.querySelector('main [data-code]')?.getAttribute('data-code')).toBe(code)
  expect(main()).toContain(text)
  expect(main()).not.toContain('as soon as the shop can be reached')
})

const fullShop = {
  '/scans/save': respondWithError('guest_scans_full', 409),
  '/scans/list': {
    scans: [
      { ...scanSummary('measured'), id: 's20' },
      { ...scanSummary('measured'), id: 's1' },
    ],
    next: null,
  },
  '/scans/remove': { people: [] },
}

test.each([
  ['', 'Without an account we keep 20 scans', 'Create an account', 'Sign in'],
  ['/ja', 'アカウントなしで保存できるスキャンは20件', 'アカウントを作成する', 'ログイン'],
] as const)('%s: leads a guest at the scan limit to an account and to no customer page', async (base, why, ...ways) => {
  await openDraft(feet(250, 252), { base, answers: fullShop })
  await expect.poll(main).toContain(why)
  const links = [...document.querySelectorAll('main .step-actions a')].map((one) => one.textContent)
  expect(links).toEqual(ways)
  expect(document.querySelector('main [href*=mobile_scan]')).toBeNull()
})

test('lets a guest at the limit delete the oldest scan and sends the new one', async () => {
  const shop = await openDraft(feet(250, 252), { answers: fullShop })
  await expect.poll(main).toContain('the one of 23 November 2026')
  shop.answer('/scans/save', scanSummary('measured'))
  await press(/^Delete the scan of/)
  await expect.poll(main).toContain('Both feet are measured and kept.')
  expect(shop.requestsTo('/scans/remove').map(({ body }) => body)).toEqual([{ id: 's1' }])
})

test('leads a customer at the scan limit to their scans', async () => {
  storeTokens('mika')
  await openDraft(feet(250, 252), {
    answers: { ...fullShop, '/scans/save': respondWithError('scans_full', 409) },
    hasSession: true,
  })
  await press('Continue with Rosa')
  await expect
    .poll(() => document.querySelector('main [href$="/profile/mobile_scan"]')?.textContent)
    .toBe('Delete an old one')
})

test('continues with a foot accepted in another window on request', async () => {
  await openDraft({ ...feet(250, 262) })
  await expect.poll(headingText).toBe('Do the feet differ this much?')
  const right = accepted(someScannedFoot('right', 264), later)
  writesElsewhere({ ...stored(), right })
  await expect.poll(headingText).toBe('Measured in another window')
  await press('Continue here')
  await expect.poll(() => plain(rows()[0]?.[2])).toBe('264.0 mm')
})

test('uses a scan saved in another window, or remeasures both feet', async () => {
  await openDraft(feet(250, 262))
  await expect.poll(headingText).toBe('Do the feet differ this much?')
  writesElsewhere({ ...stored(), doFeetDiffer: true, savedAs: 's9' })
  await expect.poll(headingText).toBe('Saved in another window')
  expect(button('Measure again')).toBeTruthy()
  await press('Use this scan')
  await expect.poll(main).toContain('Both feet are measured and kept.')
})

test('hides the measurements once the device’s data is purged', async () => {
  localStorage.setItem('hadashi-guest', 'g1')
  const { router } = await openDraft(feet(250, 252), { answers: saved, hasSession: true })
  await expect.poll(main).toContain('Both feet are measured and kept.')
  act(() => router.options.context.access.clearDevice())
  await expect.poll(main).not.toContain('Both feet are measured and kept.')
  expect(main()).not.toContain('252.0')
  expect(localStorage.getItem(rosasKey)).toBeNull()
})
