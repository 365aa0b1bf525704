import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import type { MakeShoeEvent, ShoeOrder } from '#src/workers/make-shoe.messages.ts'
import { plainMap } from '../support/builders/meshes/plain-map.ts'
import { plainShoe } from '../support/builders/meshes/plain-shoe.ts'
import { openScreen } from '../support/components/open-screen.tsx'

/** Replaces the workers, which jsdom lacks: they make a shoe, fail or stay at work. */
let atWork: 'making' | 'broken' | 'made'
let mapOrders: number[]

class PretendWorker extends EventTarget {
  postMessage(order: ShoeOrder): void {
    if (atWork === 'making') return
    queueMicrotask(() => this.dispatchEvent(atWork === 'broken' ? new ErrorEvent('error') : this.answerTo(order)))
  }

  answerTo(order: ShoeOrder): Event {
    if ('mapRequest' in order) {
      mapOrders.push(order.share)
      const data: MakeShoeEvent = { map: plainMap(order.mapRequest), number: order.number }
      return new MessageEvent<MakeShoeEvent>('message', { data })
    }
    const isTooLong = order.measures.lengthMm > 310
    const outcome = isTooLong
      ? fail('cannot_be_made_well', { names: ['lengthMm'], lowest: 180, highest: 310 })
      : ok(plainShoe(order))
    return new MessageEvent<MakeShoeEvent>('message', { data: { outcome } as MakeShoeEvent })
  }

  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', PretendWorker)
  atWork = 'made'
  mapOrders = []
})

const languages = [
  {
    address: '/shapediver',
    loadButton: 'Load the 3D model',
    making: 'The 3D model is being prepared',
    broken: 'We couldn’t finish the 3D model.',
    missing: 'The 3D view couldn’t load.',
    again: 'Try again',
    table: 'Left shoe, in mm',
    length: 'Length',
    make: 'Update the 3D model',
    right: 'Right shoe',
    tooLong: '320',
    refused: 'Length: we can make good shoes from 180 to 310 mm.',
    older: 'You’re seeing the previous pair.',
  },
  {
    address: '/ja/shapediver',
    loadButton: '3Dで回して見る',
    making: '3Dモデルを作成しています',
    broken: '3Dモデルの作成が中断しました。',
    missing: '3D表示を読み込めませんでした。',
    again: 'もう一度',
    table: '左の靴（mm）',
    length: '足長',
    make: '3Dで表示する',
    right: '右の靴',
    tooLong: '32',
    refused: '足長：18.0〜31.0 cmであれば、よい靴をおつくりできます。',
    older: '表示しているのは、ひとつ前の靴です。',
  },
] as const

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test.each(languages)('on $address shows the progress of the shoes', async ({ address, loadButton, making }) => {
  atWork = 'making'
  await openScreen(address)
  await press(loadButton)
  expect(await screen.findByRole('progressbar', { name: making })).toBeTruthy()
})

test.each(languages)('on $address reports a failed worker and makes the shoes on retry', async (words) => {
  atWork = 'broken'
  await openScreen(words.address)
  await press(words.loadButton)
  const broken = await screen.findByText(words.broken)
  atWork = 'made'
  const card = broken.closest('[role=alert]') as HTMLElement
  await userEvent.click(within(card).getByRole('button', { name: new RegExp(`^${words.again}`) }))
  expect(await screen.findByRole('table', { name: words.table })).toBeTruthy()
  expect(screen.queryByText(words.broken)).toBeNull()
})

test.each(languages)('on $address reports a viewer that fails to load and still shows the tables', async (words) => {
  await openScreen(words.address, { viewer3d: () => Promise.reject(new Error('offline')) })
  await press(words.loadButton)
  expect(await screen.findByText(words.missing)).toBeTruthy()
  expect(await screen.findByRole('table', { name: words.table })).toBeTruthy()
})

test.each(languages)('on $address explains why a shoe cannot be made and keeps the previous pair', async (words) => {
  await openScreen(words.address)
  await press(words.loadButton)
  const before = await screen.findByRole('table', { name: words.table })
  const length = screen.getAllByRole('textbox', { name: new RegExp(`^${words.length}`) })[1] as HTMLInputElement
  await userEvent.clear(length)
  await userEvent.type(length, words.tooLong)
  for (const at of [4, 5]) await userEvent.clear(screen.getAllByRole('textbox')[at] as HTMLElement)
  await press(words.make)
  const message = (await screen.findByText(words.refused)).closest('[role=alert]') as HTMLElement
  expect(within(message).getByText(words.right)).toBeTruthy()
  expect(within(message).getByText(words.older)).toBeTruthy()
  expect(length.value).toBe(words.tooLong)
  expect(screen.getByRole('table', { name: words.table })).toBe(before)
})

const looks = [
  {
    address: '/shapediver',
    loadButton: 'Load the 3D model',
    room: 'Room',
    said: 'Tightest: 0.6 mm, at the ball. Roomiest: 8.4 mm, at the toes.',
    drawn: 'The room around the left foot, drawn from above and from both sides',
    spots: ['0.6 mm', 'tightest, at the ball', '8.4 mm', 'roomiest, at the toes', 'at the instep', 'at the heel'],
    tight: 'Could be tight, if the foot is this large',
    estimated: /^Instep height: \d+\smm less room than planned\. This measurement was estimated, not measured\.$/,
    lessRow: /^Instep height ±\s[\d.]+ could be tight/,
    measure: 'How to measure your feet',
    beside: 'Room here: inner side 1.5 mm, outer side 1.5 mm, above the foot 20.0 mm.',
    table: 'Room in the left shoe, in mm',
    other: 'Room in the right shoe, in mm',
    right: 'Right',
    length: /^Length ±\s3.0/,
    deviation: 'What if we’re wrong about the foot?',
    larger: 'Larger by the whole tolerance',
    cut: 'Cut',
    where: 'Where to cut',
    ball: 'at the ball, 179 mm from the heel',
    toes: 'at the toes, 240 mm from the heel',
    drawing: /^Cut across the shoe and the foot, at the toes, 240\smm from the heel$/,
    across: 'Cut through the left shoe, in mm',
    broken: 'We couldn’t measure the room around the feet.',
    again: 'Try again',
  },
  {
    address: '/ja/shapediver',
    loadButton: '3Dで回して見る',
    room: 'ゆとり',
    said: '最もきつい所：指の付け根（0.6 mm）。最もゆとりのある所：つま先（8.4 mm）。',
    drawn: '左足のまわりのゆとり（上からと両側からの図）',
    spots: ['0.6 mm', '指の付け根・最もきつい', '8.4 mm', 'つま先・最もゆったり', '甲', 'かかと'],
    tight: '足がこの大きさの場合、きつくなる可能性があります',
    estimated: /^甲の高さ：ゆとりが予定より\d+\smm少なくなります。この寸法は実測ではなく、推定です。$/,
    lessRow: /^甲の高さ ±\s[\d.]+ きつい可能性/,
    measure: '足の測り方',
    beside: 'この位置のゆとり：親指側1.5 mm、小指側1.5 mm、足の上20.0 mm。',
    table: '左の靴のゆとり（mm）',
    other: '右の靴のゆとり（mm）',
    right: '右',
    length: /^足長 ±\s3.0/,
    deviation: '足の寸法に誤差があったら？',
    larger: '誤差の範囲いっぱいに大きい場合',
    cut: '断面',
    where: '断面の位置',
    ball: '指の付け根、かかとから179 mm',
    toes: 'つま先、かかとから240 mm',
    drawing: /^靴と足の断面（つま先、かかとから240\smm）$/,
    across: '左の靴の断面（mm）',
    broken: '足のまわりのゆとりを計算できませんでした。',
    again: 'もう一度',
  },
] as const

/** The spoken value of a slider, with non-breaking spaces normalised. */
const valueText = (slider: HTMLElement) => slider.getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')

async function look(address: string, loadButton: string, view: string) {
  await openScreen(address)
  await press(loadButton)
  await userEvent.click(await screen.findByRole('radio', { name: view }))
}

test.each(looks)(
  'on $address shows the clearance around a foot in words and numbers without an image',
  async (words) => {
    await look(words.address, words.loadButton, words.room)
    expect((await screen.findByText(words.said)).getAttribute('role')).toBe('status')
    const table = await screen.findByRole('table', { name: words.table })
    const cells = () => within(within(table).getByRole('row', { name: words.length })).getAllByRole('cell')
    expect(cells().map(({ textContent }) => textContent)).toEqual(['246.0', '+9.0', '1.2', '8.4'])
    await userEvent.click(screen.getByRole('radio', { name: words.right }))
    expect(await screen.findByRole('table', { name: words.other })).toBeTruthy()
    expect(mapOrders).toEqual([0, 0])
  },
)

test.each(looks)('on $address draws the clearance without 3D, with the numbers of the table', async (words) => {
  await look(words.address, words.loadButton, words.room)
  const drawing = await screen.findByRole('img', { name: words.drawn })
  const written = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
  expect(written).toEqual(expect.arrayContaining([...words.spots]))
  expect(screen.queryByRole('img', { name: /CG|computer-generated/ })).toBeNull()
})

test.each(looks)('on $address shows the clearance that remains for a larger foot', async (words) => {
  await look(words.address, words.loadButton, words.room)
  const table = await screen.findByRole('table', { name: words.table })
  const slider = screen.getByRole('slider', { name: words.deviation })
  fireEvent.change(slider, { target: { value: '1' } })
  expect(valueText(slider)).toBe(words.larger)
  const cells = within(within(table).getByRole('row', { name: words.length })).getAllByRole('cell')
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['249.0', '+6.0'])
  await expect.poll(() => mapOrders.slice(-2)).toEqual([1, 1])
  const message = screen.getByText(words.tight).closest('.notice') as HTMLElement
  expect(within(message).getByText(words.estimated)).toBeTruthy()
  expect(within(message).getByRole('link', { name: words.measure }).getAttribute('href')).toMatch(/\/get-foot-scan$/)
  const row = within(table).getByRole('row', { name: words.lessRow })
  expect(within(row).getAllByRole('cell')[1]?.textContent).toMatch(/^−[\d.]+$/)
  fireEvent.change(slider, { target: { value: '0' } })
  expect(screen.queryByText(words.tight)).toBeNull()
})

test.each(looks)('on $address cuts shoe and foot at any position and names it', async (words) => {
  await look(words.address, words.loadButton, words.cut)
  const slider = await screen.findByRole('slider', { name: words.where })
  expect(valueText(slider)).toBe(words.ball)
  fireEvent.change(slider, { target: { value: '240' } })
  expect(valueText(slider)).toBe(words.toes)
  expect(screen.getByRole('img', { name: words.drawing }).querySelectorAll('path').length).toBeGreaterThan(2)
  const table = screen.getByRole('table', { name: words.across })
  await expect.poll(() => within(table).getAllByRole('cell')[2]?.textContent).toBe('103.0')
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['100.0', '+3.0', '103.0', '60.0', '+20.0', '80.0'])
  const drawing = screen.getByRole('img', { name: words.drawing })
  expect(drawing.getAttribute('aria-describedby')).toBe(screen.getByText(words.beside).id)
  expect([...drawing.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '100.0',
    '1.5',
    '1.5',
    '103.0',
    '60.0',
    '20.0',
    '80.0',
  ])
})

test.each(looks)('on $address reports a failed clearance measurement and retries', async (words) => {
  await openScreen(words.address)
  await press(words.loadButton)
  await userEvent.click(await screen.findByRole('radio', { name: words.right }))
  await screen.findAllByRole('table')
  atWork = 'broken'
  await userEvent.click(screen.getByRole('radio', { name: words.room }))
  const card = (await screen.findByText(words.broken)).closest('[role=alert]') as HTMLElement
  expect(screen.getByRole('table', { name: words.other })).toBeTruthy()
  atWork = 'made'
  await userEvent.click(within(card).getByRole('button', { name: new RegExp(`^${words.again}`) }))
  expect(await screen.findByText(words.said)).toBeTruthy()
  expect(screen.queryByText(words.broken)).toBeNull()
})
