import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { TraceRejection, TraceRejectionFacts, TraceWarning } from '#domain/foot/trace/question/trace-question.ts'
import { fail, ok } from '#domain/result.ts'
import type { TraceOutcome } from '#machines/foot-trace/foot-trace.types.ts'
import type { TraceOrder } from '#src/workers/measure-trace.messages.ts'
import { measuredFoot } from '../support/builders/scanned-feet.ts'
import { otherTracedFoot, someTraceAnswer, someTracedFoot } from '../support/builders/trace-answers.ts'
import { openScreen, success } from '../support/components/open-screen.tsx'
import { standInWorker } from '../support/fakes/photo-worker.ts'

const size = { width: 400, height: 600 }
const answered = (...warnings: TraceWarning[]): TraceOutcome => ok({ ...someTraceAnswer(warnings), size })
const rejectWith = (code: TraceRejection, facts: TraceRejectionFacts = {}): TraceOutcome =>
  fail(code, { ...facts, size })

const demo = (path: string) =>
  path === '/shop/state' ? success({ mode: 'demo', build_id: null, payment_hosts: [] }) : undefined

async function openTrace(address: string, ...answers: TraceOutcome[]) {
  const orders = standInWorker<TraceOrder, TraceOutcome>(...answers)
  await openScreen(address, { answers: demo })
  const chooser = document.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(chooser, new File(['a sheet'], 'sheet.jpg', { type: 'image/jpeg' }))
  return { orders, send: () => press(/^(Measure the outline|輪郭を測る)$/) }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const lastQuestion = (orders: readonly TraceOrder[]) => orders.at(-1)?.question

test.each([
  ['/dev/measure', 'Left foot', 'Your photo, with the sheet, the line around the foot and the pen marked'],
  ['/ja/dev/measure', '左足', 'お客様の写真（紙と足のまわりの線、ペンに印をつけたもの）'],
])('%s measures a traced foot with few questions and shows what was detected', async (address, foot, alt) => {
  const { orders, send } = await openTrace(address, answered('tilted'))
  await send()
  const table = await screen.findByRole('table', { name: foot })
  expect(table.textContent).toMatch(/251\.3 ± 1\.4/)
  expect(screen.getByRole('img', { name: alt })).toBeTruthy()
  expect(document.querySelectorAll('.detected-sheet, .detected-foot, .detected-pen, .detected-gap')).toHaveLength(4)
  expect(lastQuestion(orders)).toEqual({ paper: 'auto', side: 'auto', stance: 'standing' })
})

test('names the chosen photo and replaces it by another', async () => {
  await openTrace('/dev/measure')
  const statusText = document.querySelector('.photo-drop output')
  expect(statusText?.textContent).toBe('sheet.jpg')
  const chooser = document.querySelector('.photo-drop input:not([capture])') as HTMLInputElement
  expect(statusText?.getAttribute('for')).toBe(chooser.id)
  await userEvent.upload(chooser, new File(['another'], 'second.jpg', { type: 'image/jpeg' }))
  expect(statusText?.textContent).toBe('second.jpg')
})

test('sends the entered size, stance, sheet and foot', async () => {
  const { orders, send } = await openTrace('/dev/measure', answered())
  await userEvent.type(screen.getByRole('textbox', { name: /Usual shoe size/ }), '28')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size system' }), 'Japan (cm)')
  expect(screen.getByText('A4 is large enough if you put your foot on it diagonally.')).toBeTruthy()
  await choose('Sitting The tolerances are wider.')
  await choose('US Letter')
  expect(screen.getByText(/^Use Tabloid/)).toBeTruthy()
  await choose('Right foot')
  await send()
  expect(lastQuestion(orders)).toEqual({ paper: 'letter', side: 'right', stance: 'sitting', usualMm: 280 })
})

test('rejects an unknown size and measures nothing', async () => {
  const { orders, send } = await openTrace('/dev/measure', answered())
  await userEvent.type(screen.getByRole('textbox', { name: /Usual shoe size/ }), '99')
  await send()
  expect(screen.getByText('We don’t know this size. Check the number and the system.')).toBeTruthy()
  expect(orders).toEqual([])
})

test('shows both feet of one sheet, the right one dashed', async () => {
  const both = ok({ ...someTraceAnswer([], [someTracedFoot, otherTracedFoot]), size })
  const { send } = await openTrace('/dev/measure', both)
  await send()
  expect((await screen.findByRole('table', { name: 'Left foot' })).textContent).toContain('251.3')
  expect(screen.getByRole('table', { name: 'Right foot' }).textContent).toContain('254.1')
  expect([...document.querySelectorAll('g[data-side]')].map((one) => one.getAttribute('data-side'))).toEqual([
    'left',
    'right',
  ])
})

test('asks about sheet and pen where the photo is ambiguous, and measures with both', async () => {
  const ambiguousSheet = rejectWith('which_paper', { papers: ['a4', 'letter'] })
  const { orders, send } = await openTrace(
    '/dev/measure',
    ambiguousSheet,
    rejectWith('which_pen'),
    answered('pen_entered'),
  )
  await send()
  const sheets = await screen.findByRole('group', { name: 'Which sheet is it?' })
  expect(within(sheets).getAllByRole('radio')).toHaveLength(2)
  await press('Measure with this answer')
  expect(screen.getByText('Choose one first.')).toBeTruthy()
  await userEvent.click(within(sheets).getByRole('radio', { name: 'US Letter' }))
  await press('Measure with this answer')
  await choose('Thick felt pen')
  await press('Measure with this answer')
  expect(lastQuestion(orders)).toMatchObject({ paper: 'letter', pen: 'felt' })
  expect(await screen.findByText(/^The pen isn’t in the photo/)).toBeTruthy()
})

test('lets the pen be changed, and drops points whose measurement was stopped', async () => {
  const answers = [rejectWith('which_pen'), answered('pen_entered'), answered('pen_entered')]
  const { orders, send } = await openTrace('/dev/measure', ...answers)
  await send()
  await choose('Pencil')
  await press('Measure with this answer')
  await press('Choose another pen')
  await choose('Thick felt pen')
  await press('Measure with this answer')
  expect(lastQuestion(orders)).toMatchObject({ pen: 'felt' })
  await press('Set the points by hand')
  await press('Move up')
  await press('Measure with these points')
  await press('Stop measuring')
  expect(screen.getByText('These are the measurements from before your last change.')).toBeTruthy()
})

test('asks about a size that differs from the length, and keeps the measurement', async () => {
  const { orders, send } = await openTrace('/dev/measure', answered('size_differs'))
  await send()
  await press('Yes, keep the measurement')
  expect(screen.queryByRole('button', { name: 'Yes, keep the measurement' })).toBeNull()
  expect(screen.queryByText(/usual shoe size\./)).toBeNull()
  expect(screen.getByRole('table', { name: 'Left foot' }).textContent).toContain('251.3')
  expect(orders).toHaveLength(1)
})

test.each([
  ['/dev/measure', 'Measure the outline'],
  ['/dev/measure?way=photo', 'Measure the foot'],
])('returns the focus to the message after a stopped measurement at %s', async (address, measure) => {
  await openTrace(address)
  await press(measure)
  await press('Stop measuring')
  await expect.poll(() => document.activeElement?.textContent).toBe('You stopped the measuring.')
})

test('shows one correction for a rejected photo and marks the gap in the line', async () => {
  const open = [
    { x: 100, y: 100 },
    { x: 120, y: 100 },
  ] as const
  const { send } = await openTrace('/ja/dev/measure', rejectWith('line_open', { line: someTracedFoot.line, open }))
  await send()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('線が途切れています。新しい紙に、途切れないように一周なぞってください。')
  expect(document.querySelectorAll('.detected-open')).toHaveLength(2)
})

test('sets gap and corner by keyboard and measures the photo with them', async () => {
  const { orders, send } = await openTrace('/dev/measure', answered('no_gap_mark'), answered())
  await send()
  await press('Set the points by hand')
  await expect.poll(() => document.activeElement?.textContent).toBe('Set the points by hand')
  expect(screen.getAllByRole('slider')).toHaveLength(5)
  screen.getByRole('slider', { name: 'Rear end of the short line beside the big toe' }).focus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await press('Measure with these points')
  const { gap } = lastQuestion(orders) ?? {}
  expect(gap?.y).toBeLessThan((someTracedFoot.gap?.y ?? 0) - 1)
  expect(await screen.findByRole('table', { name: 'Left foot' })).toBeTruthy()
})

/** A traced line with as many points as a real one, on a straight A4 sheet. */
function drawnTrace(): TraceOutcome {
  const { outline, ...foot } = measuredFoot('left')
  const line = outline.map(({ x, y }) => ({ x: 500 + 3 * x, y: 950 - 3 * y }))
  const corners = [
    { x: 815, y: 1_000 },
    { x: 185, y: 1_000 },
    { x: 185, y: 109 },
    { x: 815, y: 109 },
  ] as const
  const answer = someTraceAnswer([], [{ foot: { ...foot, outline }, line, gap: undefined }])
  return ok({ ...answer, seen: { ...answer.seen, corners }, size: { width: 1_000, height: 1_100 } })
}

test.each([
  [
    '/dev/measure',
    'Set the points by hand',
    'Move up',
    'Length',
    /^251\.3 → (\d+\.\d) mm$/,
    /^(\d+\.\d)\smm long, .* wide at the ball$/,
  ],
  ['/ja/dev/measure', '手で直す', '上へ動かす', '足長', /^251\.3 → (\d+\.\d) mm$/, /^足長.*（(\d+\.\d)\smm）、足幅/],
])('%s updates numbers with every step of a correction and announces them after a pause', async (...words) => {
  const [address, correct, up, name, changed, statusText] = words
  const { send } = await openTrace(address, drawnTrace())
  await send()
  await press(correct)
  const length = () => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
  const statusTexts = () =>
    screen.getAllByRole('status').flatMap(({ textContent }) => statusText.exec(textContent ?? '')?.[1] ?? [])
  expect(length()).toBe('251.3 mm')
  await expect.poll(statusTexts).toEqual(['251.3'])
  for (let step = 0; step < 5; step += 1) fireEvent.click(screen.getByRole('button', { name: up }))
  const now = changed.exec(length())?.[1] ?? ''
  expect(Math.abs(Number(now) - 251.3)).toBeGreaterThan(0.1)
  expect(statusTexts()).toEqual(['251.3'])
  await expect.poll(statusTexts).toEqual([now])
})

test('shows no numbers for corners that form no sheet', async () => {
  const { send } = await openTrace('/dev/measure', drawnTrace())
  await send()
  await press('Set the points by hand')
  screen.getByRole('slider', { name: 'Far left corner of the sheet' }).focus()
  await userEvent.keyboard('{Shift>}{ArrowDown>60}{/ArrowDown}{/Shift}')
  expect(screen.getByText('Length', { selector: 'dt' }).nextElementSibling?.textContent).toBe('–')
})

test('selects the points of the line in turn, and undoes steps until none is left', async () => {
  const { send } = await openTrace('/dev/measure', answered())
  await send()
  await press('Set the points by hand')
  await choose('6 Line')
  expect(screen.getByRole('slider', { name: 'Line around the foot, point 1' })).toBeTruthy()
  await press('Next point')
  const ring = document.querySelector('.handle[data-active]')
  const before = ring?.getAttribute('style')
  await press('Move up')
  expect(ring?.getAttribute('style')).not.toBe(before)
  await press('Undo the last step')
  expect(ring?.getAttribute('style')).toBe(before)
  await press('Undo the last step')
  expect(screen.getByText('Nothing has been moved yet.')).toBeTruthy()
  await press('Finish correcting')
  await expect.poll(() => document.activeElement?.textContent).toBe('Set the points by hand')
})

test('confirms before another method replaces set points', async () => {
  const { send } = await openTrace('/dev/measure', answered())
  await send()
  await press('Set the points by hand')
  await press('Move up')
  await choose('Photo of a foot')
  await press('Stay with the photo')
  expect(screen.getByRole('button', { name: 'Measure with these points' })).toBeTruthy()
  await choose('Photo of a foot')
  await press('Leave the photo')
  expect(await screen.findByRole('button', { name: 'Measure the foot' })).toBeTruthy()
})

test('offers only the corners for two feet on one sheet', async () => {
  const both = ok({ ...someTraceAnswer([], [someTracedFoot, otherTracedFoot]), size })
  const { send } = await openTrace('/dev/measure', both)
  await send()
  await press('Set the points by hand')
  expect(screen.getAllByRole('slider')).toHaveLength(4)
})

test('offers the other method as one choice with its own address', async () => {
  standInWorker<TraceOrder, TraceOutcome>()
  const { history } = await openScreen('/dev/measure', { answers: demo })
  await choose('Photo of a foot')
  expect(await screen.findByRole('button', { name: 'Measure the foot' })).toBeTruthy()
  expect(history.location.href).toBe('/dev/measure?way=photo')
  await choose('Traced outline')
  expect(await screen.findByRole('button', { name: 'Measure the outline' })).toBeTruthy()
  expect(history.location.href).toBe('/dev/measure')
})
