import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import { asScanned } from '#domain/scan/scan.ts'
import { createRejectedTrace, noonAt, tracedFeet } from '../support/builders/open-foot-scan.ts'
import { measuredFoot } from '../support/builders/scanned-feet.ts'
import { someTraceAnswer, someTracedFoot } from '../support/builders/trace-answers.ts'
import {
  choose,
  givePhoto,
  heading,
  headingNow,
  openScan,
  press,
  toPhoto,
} from '../support/components/open-scan-screen.tsx'
import { drawnAnswer } from '../support/fakes/photo-worker.ts'

const people = [{ id: 'p1', kind: 'self', name: 'Rosa' }] as const
const [left, right] = [measuredFoot('left'), measuredFoot('right', 254.1)]
const draft = { personId: 'p1', way: 'trace', doFeetDiffer: false, isUnderWay: false } as const
const accepted = { scanned: asScanned(left, 'trace', 'standing'), at: noonAt, engine: '1' }

test('traces both feet from files one after the other and stores them', async () => {
  const { savedScans, orders } = await openScan({ outcomes: [tracedFeet(left), tracedFeet(right)] })
  await toPhoto()
  await givePhoto()
  await heading('Left foot, measured')
  await press('Use this measurement')
  await heading('Your right foot')
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(screen.getByRole('list', { name: 'Progress of both feet' }).textContent).toMatch(
    /Left 251\.3\smm, acceptedRight now/,
  )
  await givePhoto()
  await heading('Right foot, measured')
  await press('Use this measurement')
  expect(await screen.findByText('Both feet are measured and kept.')).toBeTruthy()
  await expect.poll(() => document.activeElement?.textContent).toBe('Your feet')
  expect(orders.map(({ question }) => question)).toEqual([
    { paper: 'auto', side: 'left', stance: 'standing' },
    { paper: 'auto', side: 'right', stance: 'standing' },
  ])
  expect(savedScans).toMatchObject([
    { person_id: 'p1', scan: { left: { way: 'trace', stance: 'standing' }, right: { foot: { side: 'right' } } } },
  ])
})

test('leads from the photo of the left foot to the right one in Japanese', async () => {
  await openScan({ address: '/ja/tabi-gen-01/scan', people, drafts: [draft], outcomes: [tracedFeet(left)] })
  await heading('左足の写真')
  await givePhoto()
  await heading('左足の寸法')
  expect(screen.getByText(/写真が当店に送られることはありません。お預かりするのは、寸法と輪郭です。/)).toBeTruthy()
  await press('この寸法を使う')
  await heading('右足の写真')
})

test('announces the progress and allows stopping', async () => {
  await openScan({ people, drafts: [draft] })
  await heading('Your left foot')
  await givePhoto()
  await heading('Measuring your left foot')
  const live = screen.getByRole('progressbar').closest('[aria-live=polite]')
  await expect.poll(() => live?.textContent).toContain('Finding the sheet')
  await press('Stop measuring')
  expect((await screen.findByText('You stopped the measuring.')).closest('[role=status]')).not.toBeNull()
  expect(headingNow()).toBe('Your left foot')
})

test('shows one correction, its picture and what is kept for a rejected photo', async () => {
  await openScan({ people, drafts: [{ ...draft, left: accepted }], outcomes: [createRejectedTrace('line_open')] })
  await heading('Your right foot')
  await givePhoto()
  await heading('The line has a gap')
  expect(screen.getByText('Take a new sheet and draw all the way round.')).toBeTruthy()
  expect(screen.getByText('Your left foot is accepted and stays so. Nothing was sent anywhere.')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Your photo' })).toBeTruthy()
  await press('Set the points by hand')
  await expect.poll(() => document.activeElement?.textContent).toBe('Set the points by hand')
  await press('Finish correcting')
  expect(headingNow()).toBe('The line has a gap')
})

test.each([
  ['empty', 'This file is empty', 'Choose the photo again, or take a new one.'],
  ['damaged', 'This photo is damaged or incomplete', 'wait until all of it is there'],
])('reports a file that is %s without a drawing or a correction', async (code, what, change) => {
  await openScan({ people, drafts: [draft], outcomes: [fail(code, {})] })
  await heading('Your left foot')
  await givePhoto()
  await heading(what)
  expect(document.querySelector('main [data-code]')?.textContent).toContain(change)
  expect(document.querySelector('.wizard-stage-container')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Set the points by hand' })).toBeNull()
})

test('offers other methods first after three rejections and collapses the current one', async () => {
  const outcomes = [createRejectedTrace('dark'), createRejectedTrace('blurred'), fail('heic', {})]
  await openScan({ people, drafts: [draft], outcomes })
  for (const words of [/^Too dark/, /^The photo is blurred/, /^This browser can’t open HEIC photos/]) {
    expect(screen.queryByRole('button', { name: 'Choose another way' })).toBeNull()
    await givePhoto()
    await heading(words)
  }
  expect(screen.getByText('Try a photo again').closest('details')?.open).toBe(false)
  // A file that is no photo has nothing to correct.
  expect(screen.queryByRole('button', { name: 'Set the points by hand' })).toBeNull()
  await press('Choose another way')
  await heading('How would you like to measure the left foot?')
  const ways = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
  expect([ways.at(-1), screen.getByRole<HTMLInputElement>('radio', { name: /^Draw/ }).checked]).toEqual([
    'trace',
    false,
  ])
})

test('asks once for what the photo does not show and measures with the answer', async () => {
  const { orders } = await openScan({
    people,
    drafts: [draft],
    outcomes: [createRejectedTrace('which_pen'), tracedFeet(left)],
  })
  await heading('Your left foot')
  await givePhoto()
  await heading('One question about your photo')
  await choose('Pencil')
  await press('Measure with this answer')
  await heading('Left foot, measured')
  expect(orders.at(-1)?.question).toMatchObject({ pen: 'pencil' })
})

test('rejects several photos at once and measures a single dropped one', async () => {
  const { orders } = await openScan({ people, drafts: [draft], outcomes: [tracedFeet(left)] })
  await heading('Your left foot')
  const form = document.querySelector('form.give-photo') as HTMLElement
  const photos = Array.from({ length: 40 }, (_, k) => new File(['a sheet'], `${k}.jpg`, { type: 'image/jpeg' }))
  fireEvent.drop(form, { dataTransfer: { files: photos } })
  expect(screen.getByText('Choose one photo at a time: you’re measuring one foot.')).toBeTruthy()
  expect(orders).toEqual([])
  fireEvent.drop(form, { dataTransfer: { files: photos.slice(0, 1) } })
  await heading('Left foot, measured')
})

test('sends the sheet and stance along and keeps them for the next foot', async () => {
  const { orders } = await openScan({ people, drafts: [draft], outcomes: [tracedFeet(left), tracedFeet(right)] })
  await userEvent.click(await screen.findByText('Sheet: A4 or US Letter. While drawing: Standing'))
  await choose('A3, or two sheets of A4')
  await choose(/^Sitting/)
  expect(screen.getByText('Sheet: A3, or two sheets of A4. While drawing: Sitting')).toBeTruthy()
  await givePhoto()
  await press('Use this measurement')
  await heading('Your right foot')
  await givePhoto()
  await heading('Right foot, measured')
  expect(orders.map(({ question }) => [question.paper, question.stance])).toEqual([
    ['a3', 'sitting'],
    ['a3', 'sitting'],
  ])
})

test('selects the larger sheet for a large usual size', async () => {
  await openScan({ people, drafts: [{ ...draft, usualMm: 305 }] })
  expect(await screen.findByText('Sheet: A3, or two sheets of A4. While drawing: Standing')).toBeTruthy()
})

test('measures a foot on its sheet by the selected sheet size', async () => {
  const { orders } = await openScan({ people, drafts: [{ ...draft, way: 'on_sheet' }], outcomes: [drawnAnswer(249)] })
  await heading('Your left foot')
  await choose('US Letter')
  await givePhoto()
  await heading('Left foot, measured')
  expect(orders[0]?.question).toEqual({ paper: 'letter', side: 'left' })
  await press('Correct it by hand')
  expect(await screen.findByRole('slider', { name: 'Rear end of the heel' })).toBeTruthy()
})

test('requires a second matching photo for one of lower quality and explains why', async () => {
  const lowConfidenceFoot = (mm: number) => tracedFeet(measuredFoot('left', mm, 65))
  await openScan({
    people,
    drafts: [draft],
    outcomes: [lowConfidenceFoot(250), lowConfidenceFoot(255), lowConfidenceFoot(250.5)],
  })
  await heading('Your left foot')
  await givePhoto()
  await press('Use this measurement')
  await heading('One more photo of your left foot')
  expect(screen.getByText(/within 2\smm of each other, we use both together/)).toBeTruthy()
  await givePhoto()
  await press('Use this measurement')
  expect((await screen.findByText(/^Your last two photos differ/)).closest('[role=status]')).not.toBeNull()
  await givePhoto()
  await press('Use this measurement')
  await heading('Your right foot')
})

test('shows both feet of one sheet together and accepts them at once', async () => {
  const { savedScans } = await openScan({ people, drafts: [draft], outcomes: [tracedFeet(left, right)] })
  await heading('Your left foot')
  await givePhoto()
  await heading('Left foot, measured')
  expect(screen.getByText(/^Your photo shows the other foot too/)).toBeTruthy()
  expect(screen.getByRole('table', { name: 'All measurements, right foot' }).textContent).toContain('254.1')
  await press('Use this measurement')
  await screen.findByText('Both feet are measured and kept.')
  expect(savedScans).toHaveLength(1)
})

test('reports a photo of the already accepted foot and does not use it for the other', async () => {
  await openScan({ people, drafts: [{ ...draft, left: accepted }], outcomes: [tracedFeet(left), tracedFeet(right)] })
  await heading('Your right foot')
  await givePhoto()
  await heading('Left foot, measured')
  expect(screen.getByText(/^This is your left foot, which you’ve accepted already/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Use this measurement' })).toBeNull()
  await press('Measure again')
  await givePhoto()
  await heading('Right foot, measured')
  expect(screen.getByRole('button', { name: 'Use this measurement' })).toBeTruthy()
})

test('retries with the same photo after a worker failed', async () => {
  const { orders } = await openScan({ people, drafts: [draft] })
  await heading('Your left foot')
  vi.stubGlobal('Worker', BrokenWorker)
  await givePhoto()
  await heading('We couldn’t finish measuring')
  expect(screen.getByText('Your photo and the feet you accepted are still here. Please try again.')).toBeTruthy()
  await press('Measure it again')
  await heading('We couldn’t finish measuring')
  expect(orders).toEqual([])
})

class BrokenWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new ErrorEvent('error', { message: 'no memory' })))
  }

  terminate(): void {}
}

test('reports a photo lost with the page and keeps an accepted foot', async () => {
  await openScan({ people, drafts: [{ ...draft, left: accepted, isUnderWay: true }] })
  await heading('Your right foot')
  expect(screen.getByText(/^The photo you were working on is gone/)).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Progress of both feet' }).textContent).toMatch(/251\.3\smm, accepted/)
})

test('measures in a browser without storage and says that nothing is saved', async () => {
  await openScan({ people, outcomes: [tracedFeet(left)] })
  await heading('Which size do you usually wear?')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  await press('Continue without a size')
  expect(await screen.findByText(/^This browser doesn’t save your progress/)).toBeTruthy()
  vi.restoreAllMocks()
})

test('confirms before leaving a page with set points', async () => {
  const { router } = await openScan({ people, drafts: [draft], outcomes: [tracedFeet(left)] })
  await heading('Your left foot')
  await givePhoto()
  await press('Correct it by hand')
  await press('Move up')
  void router.navigate({ to: '/tabi-gen-01/style' })
  await press('Stay with the photo')
  expect(router.state.location.pathname).toBe('/tabi-gen-01/scan')
})

const tags = () => [...document.querySelectorAll('.dimension-tag')]

test.each([
  ['/tabi-gen-01/scan', 'Left foot, measured', ['251.3 mm', '98.0 mm', '66.1 mm']],
  ['/ja/tabi-gen-01/scan', '左足の寸法', ['25.1 cm', '9.8 cm', '6.6 cm']],
])(
  '%s shows on the photo where the numbers were measured, hidden from screen readers',
  async (address, measured, reported) => {
    const line = left.outline.map(({ x, y }) => ({ x: 200 + x, y: 480 - y }))
    const foot = { ...left, figures: { ...left.figures, ...someTracedFoot.foot.figures } }
    const outcome = ok({
      ...someTraceAnswer([], [{ ...someTracedFoot, foot, line }]),
      size: { width: 400, height: 600 },
    })
    await openScan({ address, people, drafts: [draft], outcomes: [outcome] })
    await screen.findByRole('heading', { level: 1 })
    await givePhoto()
    await heading(measured)
    expect(tags().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(reported)
    expect(tags().every((tag) => tag.getAttribute('aria-hidden') === 'true')).toBe(true)
    expect(document.querySelectorAll('.seen-dimension .detected-span')).toHaveLength(reported.length)
  },
)

test.each([
  [
    '/tabi-gen-01/scan',
    'Left foot, measured',
    'Correct it by hand',
    'Move up',
    'Measure with these points',
    'Corrected by hand',
  ],
  ['/ja/tabi-gen-01/scan', '左足の寸法', '手で直す', '上へ動かす', 'この位置で測る', '手で修正済み'],
])('%s shows what was corrected by hand', async (address, measured, correct, up, again, said) => {
  const size = { width: 400, height: 600 }
  const answers = [someTraceAnswer(), { ...someTraceAnswer(), byHand: ['corners' as const] }]
  await openScan({ address, people, drafts: [draft], outcomes: answers.map((one) => ok({ ...one, size })) })
  await screen.findByRole('heading', { level: 1 })
  await givePhoto()
  await heading(measured)
  expect(screen.queryByText(said)).toBeNull()
  await press(correct)
  await press(up)
  await press(again)
  await heading(measured)
  expect(screen.getByText(said)).toBeTruthy()
})
