import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  effectText,
  english,
  handleStyle,
  languages,
  lengthNow,
  openCorrection,
} from '../support/components/open-correction.tsx'
import { createDrawnRejection, createRejection, drawnAnswer } from '../support/fakes/photo-worker.ts'

test('shows no length for an undetected sheet until all its corners are set', async () => {
  const { orders, handle, heel } = await openCorrection(
    english,
    createRejection('no_paper'),
    createRejection('no_paper'),
  )
  for (const one of [heel, handle('Tip of the longest toe'), handle('Ball of the foot, inside')]) {
    one.focus()
    await userEvent.keyboard('{ArrowUp}')
  }
  for (const name of ['The heel is here', 'The toes end here'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(effectText(english.length)).toBe('–')
  await screen.findAllByText('The ball has two ends. Set the other one too.')
  handle('Ball of the foot, outside').focus()
  await userEvent.keyboard('{ArrowUp}')
  const corners = english.handles.slice(0, 4)
  for (const name of corners.slice(0, 3)) {
    handle(name).focus()
    await userEvent.keyboard('{ArrowUp}')
  }
  // A screen reader hears the same a moment later.
  expect(screen.getAllByText('Put every ring of the sheet on its corner. Still to set: 4.')[0]).toBeTruthy()
  expect([effectText(english.length), handle(corners[3] ?? '').hasAttribute('data-guess')]).toEqual(['–', true])
  handle(corners[3] ?? '').focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(lengthNow(english)).toBeGreaterThan(200)
  await waitFor(() => expect(orders.at(-1)?.question.corners).toBeDefined())
})

test('uses an outline of an undetected foot once all its points are set', async () => {
  const { orders } = await openCorrection(english, createRejection('no_foot'))
  await userEvent.click(screen.getAllByRole('radio').find((one) => one.closest('[data-place=outline]')) as HTMLElement)
  screen.getByRole('slider', { name: english.outlinePoint }).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(effectText(english.length)).toBe('–')
  await screen.findAllByText('Put every ring of the outline on the edge of the foot. Still to set: 11.')
  expect(orders).toHaveLength(1)
})

/** Enough coarse steps to move a ring elsewhere instead of nudging it. */
const away = '{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}'

test('updates the length at once for an unproven heel, and shows none before it is set', async () => {
  const { heel } = await openCorrection(english, createDrawnRejection('heel_not_proven'))
  expect(effectText(english.length)).toBe('–')
  heel.focus()
  await userEvent.keyboard(away)
  expect(lengthNow(english)).toBeGreaterThan(200)
  // The rejection was for earlier marks.
  expect(screen.queryByText(/Put ring 6 at the rear end/, { selector: '.notice *' })).toBeNull()
})

test.each([
  [english, 'The heel is here', /ring 6 has hardly moved/],
  [languages[1], 'かかとはここです', /6の印もほとんど動いていません/],
] as const)(
  'does not accept a nudge of an undetected heel as proof, but its confirmation',
  async (words, here, hint) => {
    const { orders, heel } = await openCorrection(
      words,
      createDrawnRejection('heel_not_proven'),
      drawnAnswer(218.7, ['heel']),
    )
    const confirmButton = screen.getByRole('button', { name: here })
    heel.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(await screen.findByText(hint, { selector: '.notice *' })).toBeTruthy()
    expect([effectText(words.length), heel.hasAttribute('data-guess'), confirmButton.ariaPressed]).toEqual([
      '–',
      true,
      'false',
    ])
    const there = handleStyle(heel)
    await userEvent.click(confirmButton)
    expect([handleStyle(heel), heel.hasAttribute('data-guess'), confirmButton.ariaPressed]).toEqual([
      there,
      false,
      'true',
    ])
    await waitFor(() => expect(lengthNow(words)).toBe(218.7))
    expect(orders).toHaveLength(2)
  },
)

test('confirms a correctly placed heel by keyboard without moving its ring', async () => {
  const { orders, heel } = await openCorrection(
    english,
    createDrawnRejection('heel_not_proven'),
    drawnAnswer(218.7, ['heel']),
  )
  const there = handleStyle(heel)
  screen.getByRole('button', { name: 'The heel is here' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => [handleStyle(heel), document.activeElement?.textContent]).toEqual([there, 'The heel is here'])
  await waitFor(() => expect(orders[1]?.question.heel).toBeDefined())
})

test('asks for no confirmation where heel and toes were detected', async () => {
  await openCorrection(english, drawnAnswer(218.7))
  expect(screen.queryByRole('button', { name: /is here|end here/ })).toBeNull()
})

test('shows no length for an unproven heel after a reset', async () => {
  const { heel } = await openCorrection(english, createRejection('heel_off_edge'), drawnAnswer(218.7, ['heel']))
  heel.focus()
  await userEvent.keyboard(away)
  await waitFor(() => expect(lengthNow(english)).toBe(218.7))
  await userEvent.click(screen.getByRole('button', { name: english.anew }))
  expect(effectText(english.length)).toBe('–')
})

test('keeps a handle moved by keys inside the photo', async () => {
  const { handle } = await openCorrection(english, createRejection('no_paper'))
  const corner = handle('Far left corner of the sheet')
  for (const _size of ['2 mm', '10 mm']) await userEvent.click(screen.getByRole('button', { name: english.step }))
  const left = screen.getByRole('button', { name: 'Move left' })
  for (let k = 0; k < 12; k += 1) await userEvent.click(left)
  expect(handleStyle(corner)).toMatch(/--x: 0%/)
})

test('keeps the focus on the correction’s button after closing early, whatever a late result says', async () => {
  const { heel } = await openCorrection(english, createDrawnRejection('heel_not_proven'), drawnAnswer(214.9, ['heel']))
  heel.focus()
  await userEvent.keyboard(away)
  await userEvent.click(screen.getByRole('button', { name: english.finish }))
  expect(await screen.findByText(english.byHand)).toBeTruthy()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: english.correct }))
})

test.each([
  ['heel_not_proven', /Put ring 6 at the rear end/],
  ['weak_edge', /Put rings 1 to 4 on its corners/],
  ['implausible', /Check ring 5 at the toes and ring 6 at the heel/],
  ['dark', /Turn on a light/],
] as const)('for a photo rejected as %s names the ring to move, if one can help', async (code, words) => {
  await openCorrection(english, createRejection(code))
  expect(screen.getAllByText(words).length).toBeGreaterThan(0)
})

test.each([
  ['the sheet was not found', createRejection('no_paper'), /^We couldn’t find the sheet\./],
  [
    'the heel could not be proven',
    createDrawnRejection('heel_not_proven'),
    /^We couldn’t see where the heel ends, so put ring 6 there\./,
  ],
  ['everything was detected', drawnAnswer(218.7), /^A dashed ring marks where we think it belongs/],
] as const)('explains where the rings start: %s', async (_where, outcome, words) => {
  await openCorrection(english, outcome)
  expect(screen.getByText(words)).toBeTruthy()
})
