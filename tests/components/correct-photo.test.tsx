import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  effectText,
  english,
  handleStyle,
  languages,
  lengthNow,
  openCorrection,
} from '../support/components/open-correction.tsx'
import { createRejection, drawnAnswer } from '../support/fakes/photo-worker.ts'

/** The spoken value of a ring: its position and its effect. */
const statusTextIn = (ring: HTMLElement) => (ring.getAttribute('aria-valuetext') ?? '').split('; ')

/** Presses keys within one task, so that no pause occurs between them however slow the machine is. */
function pressArrows(handle: HTMLElement, ...keys: readonly { key: string; shiftKey?: boolean }[]): void {
  handle.focus()
  for (const key of keys) fireEvent.keyDown(handle, key)
}

const isNotMeasuring = () => expect(screen.queryByRole('progressbar')).toBeNull()

test.each(languages)(
  'on $address gives every handle a name, the heading the focus and each group one tab stop',
  async (words) => {
    const { heel } = await openCorrection(words, drawnAnswer(218.7))
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: words.correct, level: 2 }))
    expect(screen.getAllByRole('slider').map((one) => one.getAttribute('aria-label'))).toEqual(words.handles)
    const [there, numbers] = statusTextIn(heel)
    expect(there).toMatch(words.there)
    expect(numbers).toMatch(words.reported)
    for (const name of words.handles) {
      await userEvent.tab()
      await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(name)
    }
  },
)

test.each(languages)('on $address updates numbers with each arrow key and measures after a pause', async (words) => {
  const { orders, heel } = await openCorrection(words, drawnAnswer(218.7), drawnAnswer(214.9, ['heel']))
  pressArrows(heel, { key: 'ArrowUp' })
  const fine = lengthNow(words)
  pressArrows(heel, { key: 'ArrowUp', shiftKey: true })
  const coarse = lengthNow(words)
  expect(218.7 - fine).toBeGreaterThan(0)
  expect(218.7 - fine).toBeLessThan(1)
  expect(fine - coarse).toBeGreaterThan(1.4)
  expect(fine - coarse).toBeLessThan(2.2)
  expect(effectText(words.length)).toMatch(/^218\.7 → /)
  await waitFor(() => expect(orders[1]?.question.heel).toBeDefined())
  expect(Object.keys(orders[1]?.question ?? {})).toEqual(['paper', 'side', 'heel'])
  await waitFor(() => expect(effectText(words.length)).toBe('218.7 → 214.9 mm'))
  expect(await screen.findByText(words.byHand)).toBeTruthy()
  await waitFor(() => expect(heel.getAttribute('aria-valuetext')).toContain('214.9'))
  const [statusText] = screen.getAllByRole('status').filter(({ textContent }) => words.reported.test(textContent ?? ''))
  expect(statusText?.textContent).toContain('214.9')
})

test.each(languages)(
  'on $address keeps the handles when the photo is rejected, and shows the reason',
  async (words) => {
    const { orders, heel } = await openCorrection(words, createRejection('no_paper'), createRejection('implausible'))
    expect(screen.getAllByText(words.noPaper).length).toBeGreaterThan(0)
    expect(statusTextIn(heel)[1]).toBe(words.notMeasured)
    pressArrows(heel, ...['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft'].map((key) => ({ key, shiftKey: true })))
    const there = handleStyle(heel)
    expect((await screen.findAllByText(words.implausible)).length).toBeGreaterThan(0)
    expect([handleStyle(heel), orders.length]).toEqual([there, 2])
    await userEvent.click(screen.getByRole('button', { name: words.finish }))
    await userEvent.click(await screen.findByRole('button', { name: words.correct }))
    expect(handleStyle(screen.getByRole('slider', { name: words.heel }))).toBe(there)
  },
)

test.each(languages)(
  'on $address moves a selected corner by the pad and reports an impossible corner without measuring',
  async (words) => {
    const { orders, handle } = await openCorrection(words, drawnAnswer(218.7))
    await userEvent.click(
      screen.getAllByRole('radio').find((one) => one.closest('[data-place=farRight]')) as HTMLElement,
    )
    for (const _size of ['2 mm', '10 mm']) await userEvent.click(screen.getByRole('button', { name: words.step }))
    const heel = handleStyle(handle(words.heel))
    for (let times = 0; times < 6; times += 1) fireEvent.click(screen.getByRole('button', { name: words.moveDown }))
    expect((await screen.findAllByText(words.crooked)).length).toBeGreaterThan(0)
    // The live region announces it once the hand rests.
    await waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(words.crooked))
    expect(orders).toHaveLength(1)
    expect(effectText(words.length)).toBe('–')
    expect(handleStyle(handle(words.heel))).toBe(heel)
  },
)

test.each(languages)('on $address undoes a step, resets, and reports when there is nothing to undo', async (words) => {
  const { heel } = await openCorrection(words, drawnAnswer(218.7))
  const first = handleStyle(heel)
  await userEvent.click(screen.getByRole('button', { name: words.undo }))
  expect(screen.getByText(words.nothing)).toBeTruthy()
  heel.focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await userEvent.click(screen.getByRole('button', { name: words.undo }))
  expect(handleStyle(heel)).toBe(first)
  heel.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(handleStyle(heel)).not.toBe(first)
  await userEvent.click(screen.getByRole('button', { name: words.anew }))
  expect(handleStyle(heel)).toBe(first)
})

test.each(languages)('on $address makes outline points selectable and names them', async (words) => {
  const { orders } = await openCorrection(words, drawnAnswer(218.7))
  await userEvent.click(screen.getAllByRole('radio').find((one) => one.closest('[data-place=outline]')) as HTMLElement)
  expect(screen.getAllByRole('slider')).toHaveLength(12)
  screen.getByRole('slider', { name: words.outlinePoint }).focus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await waitFor(() => expect(orders[1]?.question.outline?.length).toBeGreaterThan(12))
})

test('Escape restores a handle to its position before it was grabbed', async () => {
  const { handle, heel } = await openCorrection(english, drawnAnswer(218.7))
  heel.focus()
  await userEvent.keyboard('{ArrowUp}')
  const there = handleStyle(heel)
  const toe = handle('Tip of the longest toe')
  const first = handleStyle(toe)
  toe.focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}')
  expect(handleStyle(toe)).not.toBe(first)
  await userEvent.keyboard('{Escape}')
  expect([handleStyle(toe), handleStyle(heel)]).toEqual([first, there])
})

test.each(['mouse', 'touch'])(
  'dragging a handle by %s updates numbers and measures only after the release',
  async (pointerType) => {
    const { orders, heel } = await openCorrection(english, drawnAnswer(218.7))
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole photo' }))
    const capture = vi.fn()
    heel.setPointerCapture = capture
    const photo = heel.parentElement as HTMLElement
    photo.getBoundingClientRect = () => ({ width: 600, height: 800 }) as DOMRect
    const at = (clientY: number) => ({ pointerId: 7, pointerType, clientX: 200, clientY, button: 0 })
    fireEvent.pointerDown(heel, at(500))
    expect(capture).toHaveBeenCalledWith(7)
    fireEvent.pointerMove(heel, { ...at(400), pointerId: 8 })
    expect(lengthNow(english)).toBe(218.7)
    fireEvent.pointerMove(heel, at(490))
    // Ten pixels of the screen are twenty of the photo, and two photo pixels are a millimetre.
    await waitFor(() => expect(lengthNow(english)).toBeLessThan(212))
    expect(lengthNow(english)).toBeGreaterThan(204)
    expect(orders).toHaveLength(1)
    fireEvent.pointerUp(heel, at(490))
    await waitFor(() => expect(orders).toHaveLength(2))
  },
)

test('explains that a clear edge outweighs a corner moved beside it', async () => {
  const { handle } = await openCorrection(english, drawnAnswer(218.7), drawnAnswer(218.7, ['corners']))
  handle('Far left corner of the sheet').focus()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(lengthNow(english)).not.toBe(218.7)
  expect(await screen.findByText(/^The edges of the sheet are clear near the corners you set/)).toBeTruthy()
  expect(lengthNow(english)).toBe(218.7)
})

test('Escape reverts moves by the pad, which then are no steps to undo', async () => {
  const { heel } = await openCorrection(english, drawnAnswer(218.7))
  const first = handleStyle(heel)
  await userEvent.click(screen.getAllByRole('radio').find((one) => one.closest('[data-place=heel]')) as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: english.moveDown }))
  expect(handleStyle(heel)).not.toBe(first)
  await userEvent.keyboard('{Escape}')
  expect(handleStyle(heel)).toBe(first)
  await userEvent.click(screen.getByRole('button', { name: english.undo }))
  expect(screen.getByText(english.nothing)).toBeTruthy()
})

test('two fingers drag two handles, and measuring waits for the last release', async () => {
  const { orders, handle, heel } = await openCorrection(english, drawnAnswer(218.7))
  const toe = handle('Tip of the longest toe')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const at = (pointerId: number, clientY: number) => ({ pointerId, clientX: 200, clientY, button: 0 })
  for (const [k, ring] of [heel, toe].entries()) {
    ring.setPointerCapture = () => {}
    fireEvent.pointerDown(ring, at(k, 500))
    fireEvent.pointerMove(ring, at(k, 490))
  }
  fireEvent.pointerUp(toe, at(1, 490))
  act(() => void vi.advanceTimersByTime(2_000))
  expect(orders).toHaveLength(1)
  fireEvent.pointerUp(heel, at(0, 490))
  act(() => void vi.advanceTimersByTime(2_000))
  expect(orders).toHaveLength(2)
})

test('lists the marks in the format of each language', async () => {
  const [, japanese] = languages
  await openCorrection(japanese, drawnAnswer(218.7, ['corners', 'heel']))
  expect(screen.getByText('手で指定したところ：紙の角、かかと')).toBeTruthy()
})

test('numbers the outline rings without duplicates', async () => {
  await openCorrection(english, drawnAnswer(218.7))
  await userEvent.click(screen.getAllByRole('radio').find((one) => one.closest('[data-place=outline]')) as HTMLElement)
  expect(
    screen
      .getAllByRole('slider')
      .map((ring) => ring.textContent)
      .slice(0, 2),
  ).toEqual(['9.1', '9.2'])
})

test('the map is oriented like the foot, with toes down where they point down', async () => {
  const { handle, heel } = await openCorrection(english, createRejection('no_paper'))
  const map = () => document.querySelector('.handle-map')?.getAttribute('data-toe')
  expect(map()).toBe('up')
  for (const _size of ['2 mm', '10 mm']) await userEvent.click(screen.getByRole('button', { name: english.step }))
  handle('Tip of the longest toe').focus()
  for (let k = 0; k < 36; k += 1) await userEvent.click(screen.getByRole('button', { name: english.moveDown }))
  await waitFor(() => expect(map()).toBe('down'))
  expect(document.contains(heel)).toBe(true)
})

test('Escape releases a held handle, so that measuring does not wait for its pointer', async () => {
  const { orders, heel } = await openCorrection(english, drawnAnswer(218.7))
  heel.setPointerCapture = () => {}
  fireEvent.pointerDown(heel, { pointerId: 7, clientX: 200, clientY: 500, button: 0 })
  heel.focus()
  await userEvent.keyboard('{Escape}{ArrowUp}')
  await waitFor(() => expect(orders[1]?.question.heel).toBeDefined())
})

test('enlarges the sheet while the moved handle is in view', async () => {
  const { handle, heel } = await openCorrection(english, drawnAnswer(218.7))
  const across = () => Number(/--x: ([\d.]+)%/.exec(handleStyle(handle('Far right corner of the sheet')) ?? '')?.[1])
  const [near, whole] = [() => expect(across()).toBeGreaterThan(75), () => expect(across()).toBeLessThan(55)]
  near()
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole photo' }))
  whole()
  await userEvent.click(screen.getByRole('button', { name: 'Show the sheet larger' }))
  near()
  for (const _size of ['2 mm', '10 mm']) await userEvent.click(screen.getByRole('button', { name: english.step }))
  await userEvent.click(screen.getAllByRole('radio').find((one) => one.closest('[data-place=heel]')) as HTMLElement)
  for (let k = 0; k < 6; k += 1) await userEvent.click(screen.getByRole('button', { name: english.moveDown }))
  whole()
  expect(document.contains(heel)).toBe(true)
})

test('keeps the last result and the marks visible while measuring again, and labels them as older', async () => {
  const { orders, heel } = await openCorrection(english, drawnAnswer(218.7))
  heel.focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(orders).toHaveLength(2))
  expect(await screen.findByRole('progressbar', { name: 'The photo is being measured' })).toBeTruthy()
  const table = screen.getByRole('table', { name: 'Left foot' })
  expect(within(table).getByText(/^218\.7/)).toBeTruthy()
  expect(screen.getByText(english.older)).toBeTruthy()
  expect(document.contains(heel)).toBe(true)
})

test('closing the correction shows the result with its marks and focuses its button', async () => {
  const { heel } = await openCorrection(english, drawnAnswer(218.7), drawnAnswer(214.9, ['heel']))
  heel.focus()
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.click(screen.getByRole('button', { name: english.finish }))
  await waitFor(isNotMeasuring)
  expect(await screen.findByText(english.byHand)).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: english.correct }))
  expect(screen.queryByRole('slider')).toBeNull()
})

test('a ring announces its distance from left and top, and each arrow key changes one of them', async () => {
  const { heel } = await openCorrection(english, drawnAnswer(218.7))
  const placed = () => (statusTextIn(heel)[0] ?? '').match(/[\d.]+/g)?.map(Number) ?? []
  const [left = 0, top = 0] = placed()
  heel.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(placed()[0]).toBeLessThan(left)
  expect(placed()[1]).toBe(top)
  await userEvent.keyboard('{ArrowUp}')
  expect(placed()[1]).toBeLessThan(top)
})

test('explains the wider tolerances of a heel set by hand', async () => {
  await openCorrection(english, drawnAnswer(218.7, ['corners']), drawnAnswer(218.7, ['heel']))
  expect(screen.queryByText(/the wider the tolerances/)).toBeNull()
  screen.getByRole('slider', { name: english.heel }).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(await screen.findByText(/the wider the tolerances/)).toBeTruthy()
})

test('confirms before a link leaves a corrected photo, and lets the visitor stay', async () => {
  const { heel } = await openCorrection(english, drawnAnswer(218.7))
  heel.focus()
  await userEvent.keyboard('{ArrowUp}')
  const there = handleStyle(heel)
  const [link] = screen.getAllByRole('link', { name: 'Measure your feet' })
  await userEvent.click(link as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Leave without your corrections?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay with the photo' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(handleStyle(heel)).toBe(there)
  await userEvent.click(link as HTMLElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the photo' }))
  expect(await screen.findByRole('heading', { name: 'Measure your feet', level: 1 })).toBeTruthy()
})
