import { describe, expect, it } from 'vitest'
import type { ScanDraft } from '#domain/scan/scan-draft.ts'
import {
  known,
  noa,
  noonAt,
  openFootScan,
  openMethod,
  rosa,
  someScan,
  tracedFeet,
} from '../../tests/support/builders/open-foot-scan.ts'
import { measuredFoot } from '../../tests/support/builders/scanned-feet.ts'

const [left, right] = [measuredFoot('left'), measuredFoot('right', 254.1)]
const both = tracedFeet(left, right)
const scan = someScan()
const foot = (side: 'left' | 'right', at = noonAt) => ({ scanned: scan[side], at, engine: '1' })
const draft: ScanDraft = { personId: 'p1', way: 'trace', left: foot('left'), doFeetDiffer: false, isUnderWay: true }
const offline = { kind: 'unsent', error: { code: 'NETWORK_ERROR' } } as const
const request = { kind: 'child', name: 'Kai', group: 'women', hasGuardian: true } as const

async function opens(there = known, input = {}) {
  const opened = openFootScan(input)
  await opened.answers(there)
  return opened
}

describe('The person', () => {
  it('is chosen from the list, unless already decided', async () => {
    const feet = await opens()
    feet.send({ type: 'person.chosen', personId: 'nobody' })
    expect(feet.is({ people: 'choosing' })).toBe(true)
    expect((await opens(known, { personId: 'p2' })).is('size')).toBe(true)
    expect((await opens(known, { personId: 'nobody' })).is({ people: 'choosing' })).toBe(true)
  })

  it('is implied for a guest with one person, and never guessed for a customer', async () => {
    const guest = { ...known, owner: 'guest', people: [rosa] } as const
    expect([(await opens(guest)).is('size'), (await opens({ ...guest, people: [] })).is('size')]).toEqual([true, false])
    expect((await opens({ ...guest, people: [rosa, noa] })).is({ people: 'choosing' })).toBe(true)
    expect((await opens({ ...known, people: [rosa] })).is({ people: 'choosing' })).toBe(true)
    expect((await opens(guest, { personId: 'nobody' })).is({ people: 'choosing' })).toBe(true)
  })

  it('is added, or rejected with missing fields or a limit', async () => {
    const feet = await opens()
    feet.send({ type: 'person.submitted', request: { ...request, hasGuardian: false } })
    expect(feet.context().personErrors).toEqual([{ field: 'guardian', code: 'missing' }])
    feet.send({ type: 'person.submitted', request: { ...request, kind: 'self' } })
    expect([feet.context().personLimit, feet.done.length]).toEqual(['self_exists', 1])
    feet.send({ type: 'person.submitted', request })
    await feet.answers({ kind: 'refused', error: { code: 'NETWORK_ERROR' } })
    expect([feet.is({ people: 'choosing' }), feet.context().error]).toEqual([true, { code: 'NETWORK_ERROR' }])
    feet.send({ type: 'person.submitted', request })
    const kai = { ...noa, id: 'p3', name: 'Kai' }
    await feet.answers({ kind: 'added', person: kai })
    expect([feet.is('size'), feet.context().personId]).toEqual([true, 'p3'])
    expect([feet.context().people, feet.context().error]).toEqual([[rosa, noa, kai], undefined])
  })

  it('can be loaded again after an error', async () => {
    const feet = openFootScan()
    await feet.answers(new Error('cannot be'))
    expect(feet.now().hasTag('people-unread')).toBe(true)
    feet.send({ type: 'retry.requested' })
    expect(feet.done).toHaveLength(2)
  })

  it('is offered usable scans first, newest before others', async () => {
    const scans = [
      { id: 's1', personId: 'p1', scan: { ...scan, measuredAt: '2026-01-01T00:00:00.000Z' } },
      { id: 's2', personId: 'p1', scan },
      { id: 's3', personId: 'p2', scan },
      { id: 's4', personId: 'p1', scan: someScan(320) },
    ]
    const feet = await opens({ ...known, scans }, { personId: 'p1' })
    expect(feet.is('earlier')).toBe(true)
    for (const scanId of ['s3', 's4']) feet.send({ type: 'earlier.used', scanId })
    expect(feet.is('earlier')).toBe(true)
    feet.send({ type: 'earlier.used', scanId: 's2' })
    expect(await feet.output()).toEqual({ kind: 'saved', person: rosa, scanId: 's2', isInUse: true, scan })
    const anew = await opens({ ...known, scans }, { personId: 'p1', isRemeasure: true })
    expect(anew.is('size')).toBe(true)
    const other = await opens({ ...known, scans: scans.slice(3) }, { personId: 'p1' })
    expect(other.is('size')).toBe(true)
  })

  it('gets feet sent by another phone meanwhile, or continues with a foot accepted here', async () => {
    const scans = [{ id: 's1', personId: 'p1', scan }]
    const chosen: ScanDraft = { personId: 'p1', way: 'other_phone', doFeetDiffer: false, isUnderWay: false }
    const there = { ...known, scans }
    expect((await opens({ ...there, drafts: [chosen] }, { personId: 'p1' })).is('earlier')).toBe(true)
    expect((await opens({ ...there, drafts: [chosen] }, { personId: 'p1', isRemeasure: true })).is('phone')).toBe(true)
    expect((await opens({ ...known, drafts: [chosen] }, { personId: 'p1' })).is('phone')).toBe(true)
    expect((await opens({ ...there, drafts: [draft] }, { personId: 'p1' })).is('picture')).toBe(true)
  })

  it('is not asked for when already decided', async () => {
    const feet = await opens(known, { personId: 'p1' })
    feet.send({ type: 'step.left' })
    expect(feet.is('size')).toBe(true)
  })

  it('can go back step by step, and leave at any time', async () => {
    const feet = await openMethod()
    const went = ['instructions', 'ways', 'size', { people: 'choosing' }].map((state) => {
      feet.send({ type: 'step.left' })
      return feet.is(state as 'ways')
    })
    expect(went).toEqual([true, true, true, true])
    feet.send({ type: 'scan.abandoned' })
    expect(await feet.output()).toEqual({ kind: 'abandoned' })
  })
})

describe('An accepted foot', () => {
  it('is stored on the device at once, while of a photo only its existence is', async () => {
    const feet = await openMethod()
    feet.shows(tracedFeet(left))
    expect(feet.written.at(-1)).toEqual({ personId: 'p1', way: 'trace', doFeetDiffer: false, isUnderWay: true })
    feet.send({ type: 'foot.accepted', at: noonAt })
    expect(feet.written.at(-1)).toEqual({ ...draft, isUnderWay: false })
  })

  it('survives a reload, which reports the lost photo until there is another', async () => {
    const feet = await opens({ ...known, drafts: [draft] }, { personId: 'p1' })
    expect([feet.is({ picture: 'waiting' }), feet.context().side, feet.context().isWorkLost]).toEqual([
      true,
      'right',
      true,
    ])
    feet.shows(tracedFeet(right))
    expect(feet.context().isWorkLost).toBe(false)
    feet.send({ type: 'foot.accepted', at: noonAt })
    expect([feet.is('saving'), feet.draft()?.left]).toEqual([true, draft.left])
  })

  it('of one person is retained while another is measured', async () => {
    const feet = await openMethod()
    feet.accepts(tracedFeet(left))
    for (const _step of [1, 2, 3, 4]) feet.send({ type: 'step.left' })
    feet.send({ type: 'person.chosen', personId: 'p2' })
    expect([feet.draft()?.left, feet.context().side]).toEqual([undefined, 'left'])
    feet.send({ type: 'step.left' }, { type: 'person.chosen', personId: 'p1' })
    expect([feet.context().side, feet.draft()?.left]).toEqual(['right', draft.left])
  })

  it('lasts until the page is closed when the device stores nothing, which is reported', async () => {
    const feet = await openMethod()
    feet.sendsEvent({ type: 'draft.notStored' })
    feet.accepts(tracedFeet(left))
    expect([feet.context().isUnkept, feet.context().side]).toEqual([true, 'right'])
    feet.sendsEvent({ type: 'draft.stored' })
    expect(feet.context().isUnkept).toBe(false)
  })

  it('that became a scan is not continued', async () => {
    const feet = await opens({ ...known, drafts: [{ ...draft, savedAs: 's0' }] }, { personId: 'p1' })
    expect([feet.is('size'), feet.draft()?.left]).toEqual([true, undefined])
  })
})

describe('A scan', () => {
  it('that cannot be sent stays on the device until the connection returns', async () => {
    const feet = await openMethod()
    feet.accepts(both)
    await feet.answers(offline)
    expect([feet.now().hasTag('unsent'), feet.context().error]).toEqual([true, offline.error])
    expect(feet.written.at(-1)).toMatchObject({ left: foot('left'), right: foot('right') })
    feet.send({ type: 'connection.returned' })
    await feet.answers({ kind: 'saved', scanId: 's1', isInUse: true })
    expect(await feet.output()).toMatchObject({ kind: 'saved', scanId: 's1', isInUse: true })
  })

  it('that is older than a newer one is reported as not in use', async () => {
    const feet = await openMethod()
    feet.accepts(both)
    await feet.answers({ kind: 'saved', scanId: 's1', isInUse: false })
    expect(await feet.output()).toMatchObject({ kind: 'saved', scanId: 's1', isInUse: false })
  })

  it('can be used unsent, and is sent when its person is measured again', async () => {
    const feet = await openMethod()
    feet.accepts(both)
    await feet.answers(new Error('cannot be'))
    feet.send({ type: 'scan.accepted' })
    expect(await feet.output()).toEqual({ kind: 'unsent', person: rosa, scan })
    const again = await opens({ ...known, drafts: feet.written.slice(-1) }, { personId: 'p1' })
    expect(again.is('saving')).toBe(true)
  })

  it('that the shop rejects shows why, and which foot to measure again', async () => {
    const feet = await openMethod()
    feet.accepts(both)
    const reasons = [{ reason: 'off_outline', side: 'left' }] as const
    await feet.answers({ kind: 'rejected', reasons })
    expect([feet.now().hasTag('unbelieved'), feet.context().rejections]).toEqual([true, reasons])
    feet.send({ type: 'foot.repeated', side: 'left' })
    expect([feet.is('ways'), feet.context().side, feet.context().rejections]).toEqual([true, 'left', []])
  })
})

describe('Another window', () => {
  it('that has accepted a foot is gone on from; a photo that was looked at here is said to be lost', async () => {
    const feet = await openMethod()
    feet.shows(tracedFeet(left))
    feet.sendsEvent({ type: 'draft.detected', draft })
    expect([feet.is({ elsewhere: 'goneOn' }), feet.context().isWorkLost]).toEqual([true, true])
    feet.send({ type: 'window.chosen' })
    expect([feet.is({ picture: 'waiting' }), feet.context().side]).toEqual([true, 'right'])
  })

  it('that tells nothing new, or of somebody else, changes nothing here', async () => {
    const feet = await openMethod()
    feet.accepts(tracedFeet(left))
    feet.sendsEvent({ type: 'draft.detected', draft })
    feet.sendsEvent({ type: 'draft.detected', draft: { ...draft, personId: 'p2' } })
    expect(feet.is({ picture: 'waiting' })).toBe(true)
    expect(feet.context().drafts.find(({ personId }) => personId === 'p2')?.left).toEqual(draft.left)
  })

  it('that has kept the scan has kept it here as well; or it is measured from the start', async () => {
    const feet = await openMethod()
    const savedDraft = { ...draft, right: foot('right'), savedAs: 's1' }
    feet.sendsEvent({ type: 'draft.detected', draft: savedDraft })
    feet.send({ type: 'scan.accepted' })
    expect(await feet.output()).toEqual({ kind: 'saved', person: rosa, scanId: 's1', isInUse: true, scan })
    const anew = await openMethod()
    anew.sendsEvent({ type: 'draft.detected', draft: savedDraft })
    anew.send({ type: 'measuring.wanted' })
    expect([anew.is('size'), anew.draft()]).toEqual([true, { personId: 'p1', doFeetDiffer: false, isUnderWay: false }])
  })
})

describe('Another phone', () => {
  const said = { engine: '1', doFeetDiffer: false }
  const code = { link: '/get-foot-scan#scan=t', endsAtMs: 600_000 }

  it('is let in by a code, and its feet are those of the scan', async () => {
    const feet = await openMethod('other_phone')
    const [phone] = feet.phones
    expect(phone?.input).toEqual({ personId: 'p1', sides: ['left', 'right'], isAnother: false })
    phone?.sendsEvent({ type: 'phone.codeCreated', code })
    expect([feet.is({ phone: 'waiting' }), feet.context().phoneCode]).toEqual([true, code])
    phone?.sendsEvent({ type: 'phone.connected' })
    expect(feet.now().hasTag('busy')).toBe(true)
    phone?.sendsEvent({ type: 'phone.lost' })
    phone?.sendsEvent({ type: 'phone.connected' })
    phone?.sendsEvent({ type: 'phone.measured', feet: [scan.left], at: noonAt, ...said })
    // It goes on with the other foot: nobody has to let it in again.
    expect([feet.phones.length, feet.is({ phone: 'connected' }), feet.context().side]).toEqual([1, true, 'right'])
    phone?.sendsEvent({ type: 'phone.measured', feet: [scan.right], at: noonAt, ...said })
    expect(feet.written.at(-1)).toMatchObject({ left: foot('left'), right: foot('right') })
    expect([feet.is('saving'), feet.context().phoneCode]).toEqual([true, undefined])
  })

  it('gives its place to another one when that is wanted', async () => {
    const feet = await openMethod('other_phone')
    feet.phones[0]?.sendsEvent({ type: 'phone.connected' })
    feet.send({ type: 'code.wanted' })
    expect([feet.phones[0]?.over.aborted, feet.phones[1]?.input]).toMatchObject([true, { isAnother: true }])
    feet.phones[1]?.sendsEvent({ type: 'phone.connected' })
    feet.phones[1]?.sendsEvent({ type: 'phone.codeExpired' })
    feet.send({ type: 'code.wanted' })
    expect(feet.phones[2]?.input).toMatchObject({ isAnother: false })
  })

  it('is not asked again what it has said, and its scan is kept as it sent it', async () => {
    const feet = await openMethod('other_phone')
    const sent = { ...someScan(250, 260), engine: '0', doFeetDiffer: true }
    const { left, right, measuredAt, ...pair } = sent
    feet.phones[0]?.sendsEvent({ type: 'phone.measured', feet: [left, right], at: measuredAt, ...pair })
    await feet.answers({ kind: 'saved', scanId: 's1', isInUse: true })
    expect(await feet.output()).toMatchObject({ kind: 'saved', scan: sent })
  })

  it('has said nothing of a pair whose other foot was measured here', async () => {
    const feet = await openMethod('other_phone')
    const { left, right } = someScan(250, 260)
    feet.phones[0]?.sendsEvent({ type: 'phone.measured', feet: [left], at: noonAt, ...said })
    feet.phones[0]?.sendsEvent({ type: 'phone.measured', feet: [right], at: noonAt, ...said, doFeetDiffer: true })
    expect(feet.is('differing')).toBe(true)
  })

  it('gets another code when one is over, or when the shop was not reached', async () => {
    const feet = await openMethod('other_phone')
    feet.phones[0]?.sendsEvent({ type: 'phone.codeExpired' })
    feet.send({ type: 'code.wanted' })
    expect([feet.phones.length, feet.phones[0]?.over.aborted]).toEqual([2, true])
    feet.phones[1]?.sendsEvent({ type: 'phone.broken', error: offline.error })
    expect([feet.now().hasTag('broken'), feet.context().error]).toEqual([true, offline.error])
    feet.send({ type: 'retry.requested' })
    expect([feet.phones.length, feet.context().error]).toEqual([3, undefined])
    feet.send({ type: 'method.reopened' })
    expect([feet.is('ways'), feet.phones[2]?.over.aborted]).toEqual([true, true])
  })
})
