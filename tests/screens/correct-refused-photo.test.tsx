import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { effectOf, english, lengthNow, openCorrection, placeOf } from '../support/open-correction.tsx'
import { drawnAnswer, drawnRefusal, refusal } from '../support/photo-worker.ts'

test('no length is told of a sheet that nobody saw, until a hand has set all its corners', async () => {
  const { orders, handle, heel } = await openCorrection(english, refusal('no_paper'), refusal('no_paper'))
  for (const one of [heel, handle('Tip of the longest toe'), handle('Ball of the foot, inside')]) {
    one.focus()
    await userEvent.keyboard('{ArrowUp}')
  }
  expect(effectOf(english.length)).toBe('–')
  await waitFor(() => expect(screen.getByText('The ball has two ends: set the other one, too.')).toBeTruthy())
  handle('Ball of the foot, outside').focus()
  await userEvent.keyboard('{ArrowUp}')
  const corners = english.handles.slice(0, 4)
  for (const name of corners.slice(0, 3)) {
    handle(name).focus()
    await userEvent.keyboard('{ArrowUp}')
  }
  expect(screen.getByText('Put every ring of the sheet on its corner. Still to be set: 4.')).toBeTruthy()
  expect([effectOf(english.length), handle(corners[3] ?? '').hasAttribute('data-guess')]).toEqual(['–', true])
  handle(corners[3] ?? '').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(lengthNow(english)).toBeGreaterThan(200)
  await waitFor(() => expect(orders.at(-1)?.question.corners).toBeDefined())
})

test('where no foot was seen, an outline counts once every point of it was set', async () => {
  const { orders } = await openCorrection(english, refusal('no_foot'))
  await userEvent.click(screen.getAllByRole('radio').find((one) => one.closest('[data-place=outline]')) as HTMLElement)
  screen.getByRole('slider', { name: english.outlinePoint }).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(effectOf(english.length)).toBe('–')
  expect(
    await screen.findByText('Put every ring of the outline on the border of the foot. Still to be set: 11.'),
  ).toBeTruthy()
  expect(orders).toHaveLength(1)
})

test('a length follows at once a heel that could not be proven, and none is told before it is set', async () => {
  const { heel } = await openCorrection(english, drawnRefusal('heel_not_proven'))
  expect(effectOf(english.length)).toBe('–')
  heel.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(lengthNow(english)).toBeGreaterThan(200)
  // The refusal was for marks from before.
  expect(screen.queryByText(/Put ring 6 at the rear end/, { selector: '.notice *' })).toBeNull()
})

test('who begins anew after showing the heel is told no length of a heel that is not proven', async () => {
  const { heel } = await openCorrection(english, refusal('heel_off_edge'), drawnAnswer(218.7, ['heel']))
  heel.focus()
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(lengthNow(english)).toBe(218.7))
  await userEvent.click(screen.getByRole('button', { name: english.anew }))
  expect(effectOf(english.length)).toBe('–')
})

test('keys move a handle no further than to the border of the photo', async () => {
  const { handle } = await openCorrection(english, refusal('no_paper'))
  const corner = handle('Far left corner of the sheet')
  for (const _size of ['2 mm', '10 mm']) await userEvent.click(screen.getByRole('button', { name: english.step }))
  const left = screen.getByRole('button', { name: 'Move left' })
  for (let k = 0; k < 12; k += 1) await userEvent.click(left)
  expect(placeOf(corner)).toMatch(/--x: 0%/)
})

test('who finishes before resting stays at the way in, whatever comes of what is still measured', async () => {
  const { heel } = await openCorrection(english, drawnRefusal('heel_not_proven'), drawnAnswer(214.9, ['heel']))
  heel.focus()
  await userEvent.keyboard('{ArrowUp}')
  await userEvent.click(screen.getByRole('button', { name: english.finish }))
  expect(await screen.findByText(english.byHand)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: english.correct }))
})

test.each([
  ['heel_not_proven', /Put ring 6 at the rear end/],
  ['weak_edge', /Put rings 1 to 4 on its corners/],
  ['implausible', /Check ring 5 at the toes and ring 6 at the heel/],
  ['dark', /Turn on a light/],
] as const)(
  'who corrects a photo that is refused as %s is told which ring to move, if one can help',
  async (code, words) => {
    await openCorrection(english, refusal(code))
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  },
)

test.each([
  ['the sheet was not found', refusal('no_paper'), /^We did not find the sheet\./],
  [
    'the heel could not be proven',
    drawnRefusal('heel_not_proven'),
    /^We could not see where the heel ends: put ring 6 there\./,
  ],
  ['all was seen', drawnAnswer(218.7), /^A dashed ring stands where we saw its place/],
] as const)('who corrects is told where the rings stand: %s', async (_where, outcome, words) => {
  await openCorrection(english, outcome)
  expect(screen.getByText(words)).toBeTruthy()
})
