import { describe, expect, it } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import {
  createRejectedTrace,
  noonAt,
  openMethod,
  rosa,
  someScan,
  tracedFeet,
} from '../../tests/support/builders/open-foot-scan.ts'
import { somePhotoAnswer } from '../../tests/support/builders/photo-answers.ts'
import { measuredFoot } from '../../tests/support/builders/scanned-feet.ts'
import { areOthersFirst } from './scan-steps.ts'

const size = { width: 400, height: 600 }
const [left, right] = [measuredFoot('left'), measuredFoot('right', 254.1)]
const lowConfidenceFoot = (lengthMm: number) => tracedFeet(measuredFoot('left', lengthMm, 60))
const later = '2026-11-23T12:05:00.000Z'
const typed = (lengthMm: string) => ({ type: 'numbers.typed', numbers: { texts: { lengthMm }, unit: 'mm' } }) as const

describe('Both feet', () => {
  it('are measured one after the other, left and then right, and kept together as they were accepted', async () => {
    const feet = await openMethod()
    feet.accepts(tracedFeet(left))
    expect([feet.is({ picture: 'waiting' }), feet.context().side]).toEqual([true, 'right'])
    feet.accepts(tracedFeet(right), later)
    expect(feet.traces.map(({ question }) => question.side)).toEqual(['left', 'right'])
    await feet.answers({ kind: 'saved', scanId: 's1', isInUse: true })
    const scan = { ...someScan(), measuredAt: later }
    expect(await feet.output()).toEqual({ kind: 'saved', person: rosa, scanId: 's1', isInUse: true, scan })
    expect(feet.done.at(-1)).toBe(`saveScan ${JSON.stringify({ personId: 'p1', scan })}`)
    expect(feet.written.at(-1)).toMatchObject({ savedAs: 's1' })
  })

  it('on one tracing are accepted at once', async () => {
    const feet = await openMethod()
    feet.accepts(tracedFeet(left, right))
    expect([feet.is('saving'), feet.traces.length]).toEqual([true, 1])
  })

  it('on one tracing leave a foot alone that was accepted before', async () => {
    const feet = await openMethod()
    feet.accepts(tracedFeet(left))
    feet.accepts(tracedFeet(measuredFoot('left', 240), right))
    expect(feet.draft()?.left?.scanned.foot.figures.lengthMm.value).toBe(251.27)
  })

  it.each([
    [7.99, 'saving'],
    [8, 'differing'],
  ])('that differ by %d mm lead to %s', async (more, state) => {
    const feet = await openMethod()
    feet.accepts(tracedFeet(measuredFoot('left', 250), measuredFoot('right', 250 + more)))
    expect(feet.now().value).toBe(state)
  })

  it('that differ much are kept when their owner says so, and not beyond what anybody has', async () => {
    const feet = await openMethod()
    feet.accepts(tracedFeet(measuredFoot('left', 250), measuredFoot('right', 260)))
    feet.send({ type: 'difference.confirmed' })
    expect([feet.is('saving'), feet.written.at(-1)?.doFeetDiffer]).toEqual([true, true])
    const giant = await openMethod()
    giant.accepts(tracedFeet(measuredFoot('left', 250), measuredFoot('right', 270)))
    giant.send({ type: 'difference.confirmed' })
    expect(giant.is('differing')).toBe(true)
  })

  it('that differ much can be measured again one by one; what was accepted stays until a new one takes its place', async () => {
    const feet = await openMethod()
    feet.accepts(tracedFeet(measuredFoot('left', 250), measuredFoot('right', 260)))
    feet.send({ type: 'foot.repeated', side: 'right' })
    expect([feet.is('ways'), feet.draft()?.right?.scanned.foot.figures.lengthMm.value]).toEqual([true, 260])
    feet.send({ type: 'method.chosen', method: 'trace' }, { type: 'instructions.read' })
    feet.accepts(tracedFeet(measuredFoot('right', 251)), later)
    expect(feet.traces.at(-1)?.question.side).toBe('right')
    expect([feet.is('saving'), feet.draft()?.right?.scanned.foot.figures.lengthMm.value]).toEqual([true, 251])
  })

  it('may each be measured by a way of its own', async () => {
    const feet = await openMethod()
    feet.accepts(tracedFeet(left))
    feet.send({ type: 'method.reopened' }, { type: 'method.chosen', method: 'by_hand' }, { type: 'instructions.read' })
    feet.send(typed('long'))
    expect([feet.is({ typing: 'form' }), feet.context().typedFigureErrors]).toEqual([true, { lengthMm: 'no_number' }])
    feet.send(typed('253'))
    expect([feet.is({ typing: 'review' }), feet.context().typedFigureErrors]).toEqual([true, {}])
    feet.send({ type: 'foot.accepted', at: noonAt })
    expect(feet.written.at(-1)).toEqual(feet.draft())
    expect([feet.draft()?.left?.scanned.way, feet.draft()?.right?.scanned]).toMatchObject([
      'trace',
      { way: 'by_hand', foot: { side: 'right', quality: { score: 60 } } },
    ])
  })
})

describe('A photo', () => {
  it('is asked of the machine of its way, with the foot, the usual size and what its taker tells', async () => {
    const feet = await openMethod()
    feet.send({ type: 'method.reopened' }, { type: 'step.left' }, { type: 'usualSize.chosen', usualMm: 250 })
    feet.send({ type: 'method.chosen', method: 'trace' }, { type: 'instructions.read' })
    const photo = new Blob(['an outline'])
    feet.send({ type: 'photo.chosen', request: { photo, paper: 'auto', stance: 'sitting', focal35Mm: 26 } })
    const question = { side: 'left', paper: 'auto', stance: 'sitting', usualMm: 250, focal35Mm: 26 }
    expect([feet.traces[0]?.question, feet.now().hasTag('measuring')]).toEqual([question, true])
  })

  it('of a foot on its sheet needs the name of that sheet, and has no stance', async () => {
    const feet = await openMethod('on_sheet')
    const photo = new Blob(['a foot'])
    feet.send({ type: 'photo.chosen', request: { photo, paper: 'auto' } })
    expect(feet.photos).toEqual([])
    feet.send({ type: 'photo.chosen', request: { photo, paper: 'a4' } })
    expect(feet.photos[0]?.question).toEqual({ side: 'left', paper: 'a4' })
    feet.photos[0]?.ends(ok({ ...somePhotoAnswer, size }))
    feet.send({ type: 'foot.accepted', at: noonAt })
    expect(feet.draft()?.left?.scanned).toMatchObject({ way: 'on_sheet', foot: { side: 'left' } })
    expect(feet.draft()?.left?.scanned).not.toHaveProperty('stance')
  })

  it('of less quality needs another, which agrees within 2 mm', async () => {
    const feet = await openMethod()
    feet.accepts(lowConfidenceFoot(250))
    expect([feet.now().hasTag('another-photo'), feet.draft()?.left]).toEqual([true, undefined])
    feet.accepts(lowConfidenceFoot(252))
    expect([feet.draft()?.left?.scanned.foot.figures.lengthMm.value, feet.context().side]).toEqual([251, 'right'])
  })

  it('is at most the third of a foot: where no two agree, other ways are offered first', async () => {
    const feet = await openMethod()
    for (const mm of [250, 253, 256]) feet.accepts(lowConfidenceFoot(mm))
    expect(feet.now().hasTag('refused')).toBe(true)
    expect([areOthersFirst(feet.context()), feet.context().photos]).toEqual([true, []])
  })

  it('that was corrected by hand takes its own place, and does not agree with itself', async () => {
    const feet = await openMethod()
    feet.accepts(lowConfidenceFoot(250))
    const trace = feet.now().children.trace
    const gap = { x: 205, y: 290 }
    trace?.send({ type: 'correction.opened' })
    expect(feet.now().hasTag('correcting')).toBe(true)
    trace?.send({ type: 'marks.set', hand: { gap } })
    trace?.send({ type: 'correction.finished' })
    feet.traces.at(-1)?.ends(lowConfidenceFoot(251))
    feet.send({ type: 'foot.accepted', at: noonAt })
    expect([feet.now().hasTag('another-photo'), feet.context().photos.length]).toEqual([true, 1])
  })

  it('of both feet, one of which needs another, is kept beside that one', async () => {
    const feet = await openMethod()
    feet.accepts(tracedFeet(left, measuredFoot('right', 254, 60)))
    expect([feet.draft()?.left !== undefined, feet.context().side]).toEqual([true, 'right'])
    feet.accepts(tracedFeet(measuredFoot('right', 255, 60)))
    expect([feet.is('saving'), feet.draft()?.right?.scanned.foot.figures.lengthMm.value]).toEqual([true, 254.5])
  })

  it('may ask its taker something, which is no refusal', async () => {
    const feet = await openMethod()
    feet.shows(createRejectedTrace('which_pen'))
    expect([feet.now().hasTag('asking'), feet.context().rejectionCount]).toEqual([true, 0])
    feet.now().children.trace?.send({ type: 'pen.chosen', pen: 'felt' })
    expect(feet.now().hasTag('measuring')).toBe(true)
  })

  it('that is refused three times in a row has other ways offered first; another way begins anew', async () => {
    const feet = await openMethod()
    for (const code of ['no_line', 'blurred'] as const) feet.shows(createRejectedTrace(code))
    expect([feet.context().report.error, areOthersFirst(feet.context())]).toEqual(['blurred', false])
    feet.shows(fail('heic', {}))
    expect([feet.context().report.error, areOthersFirst(feet.context())]).toEqual(['heic', true])
    feet.send({ type: 'method.reopened' }, { type: 'method.chosen', method: 'trace' })
    expect(areOthersFirst(feet.context())).toBe(true)
    feet.send({ type: 'method.reopened' }, { type: 'method.chosen', method: 'by_hand' })
    expect(areOthersFirst(feet.context())).toBe(false)
  })

  it('that is accepted ends the row; one that a hand corrects in vain is one of it', async () => {
    const feet = await openMethod()
    feet.shows(createRejectedTrace('no_line'))
    for (const y of [290, 291]) {
      const trace = feet.now().children.trace
      trace?.send({ type: 'correction.opened' })
      trace?.send({ type: 'marks.set', hand: { gap: { x: 205, y } } })
      trace?.send({ type: 'correction.finished' })
      feet.traces.at(-1)?.ends(createRejectedTrace('line_open'))
    }
    expect([feet.context().rejectionCount, feet.now().hasTag('refused')]).toEqual([1, true])
    feet.accepts(tracedFeet(left))
    expect(feet.context().rejectionCount).toBe(0)
  })

  it('that is measured can be stopped, and another way be taken in the middle of it', async () => {
    const feet = await openMethod()
    const request = { photo: new Blob(['an outline']), paper: 'auto' } as const
    feet.send({ type: 'photo.chosen', request }, { type: 'measuring.stopped' })
    expect([feet.now().hasTag('stopped'), feet.traces[0]?.over.aborted]).toEqual([true, true])
    feet.send({ type: 'photo.chosen', request }, { type: 'method.reopened' })
    expect([feet.is('ways'), feet.traces[1]?.over.aborted, feet.draft()?.isUnderWay]).toEqual([true, true, false])
  })

  it('whose measuring breaks off can be measured again; another one is as good', async () => {
    const feet = await openMethod()
    feet.send({ type: 'photo.chosen', request: { photo: new Blob(['an outline']), paper: 'auto' } })
    feet.now().children.trace?.send({ type: 'measuring.broken' })
    expect(feet.now().hasTag('broken')).toBe(true)
    feet.send({ type: 'retry.requested' })
    feet.traces[1]?.ends(tracedFeet(left))
    expect(feet.now().hasTag('review')).toBe(true)
    feet.send({ type: 'photo.changed' })
    expect(feet.is({ picture: 'waiting' })).toBe(true)
  })
})
