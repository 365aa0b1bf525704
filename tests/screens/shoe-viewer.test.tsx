import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import type { ShoeRequest } from '#domain/shoe/shoe-request.ts'
import type { ShoeNews } from '#src/workers/make-shoe.messages.ts'
import { plainShoe } from '../support/meshes/plain-shoe.ts'
import { openScreen } from '../support/open-screen.tsx'

/** What the workers do with an order, since jsdom has none: they make a shoe, break off, or are still at work. */
let atWork: 'making' | 'broken' | 'made'

class PretendWorker extends EventTarget {
  postMessage(order: ShoeRequest): void {
    if (atWork === 'making') return
    queueMicrotask(() => this.dispatchEvent(atWork === 'broken' ? new ErrorEvent('error') : this.answerTo(order)))
  }

  answerTo(order: ShoeRequest): Event {
    const isTooLong = order.measures.lengthMm > 310
    const outcome = isTooLong
      ? fail('cannot_be_made_well', { names: ['lengthMm'], lowest: 180, highest: 310 })
      : ok(plainShoe(order))
    return new MessageEvent<ShoeNews>('message', { data: { outcome } as ShoeNews })
  }

  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('Worker', PretendWorker)
  atWork = 'made'
})

const languages = [
  {
    address: '/shapediver',
    ask: 'Load the 3D model',
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
    ask: '3Dで回して見る',
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

test.each(languages)('$address says how far the shoes are', async ({ address, ask, making }) => {
  atWork = 'making'
  await openScreen(address)
  await press(ask)
  expect(await screen.findByRole('progressbar', { name: making })).toBeTruthy()
})

test.each(languages)('$address says that making them broke off, and another try makes them', async (words) => {
  atWork = 'broken'
  await openScreen(words.address)
  await press(words.ask)
  const broken = await screen.findByText(words.broken)
  atWork = 'made'
  const card = broken.closest('[role=alert]') as HTMLElement
  await userEvent.click(within(card).getByRole('button', { name: new RegExp(`^${words.again}`) }))
  expect(await screen.findByRole('table', { name: words.table })).toBeTruthy()
  expect(screen.queryByText(words.broken)).toBeNull()
})

test.each(languages)('$address says that what draws did not come, and the tables stand all the same', async (words) => {
  await openScreen(words.address, { viewer3d: () => Promise.reject(new Error('offline')) })
  await press(words.ask)
  expect(await screen.findByText(words.missing)).toBeTruthy()
  expect(await screen.findByRole('table', { name: words.table })).toBeTruthy()
})

test.each(languages)('$address says which shoe is not made and why, and keeps the pair from before', async (words) => {
  await openScreen(words.address)
  await press(words.ask)
  const before = await screen.findByRole('table', { name: words.table })
  const length = screen.getAllByRole('textbox', { name: new RegExp(`^${words.length}`) })[1] as HTMLInputElement
  await userEvent.clear(length)
  await userEvent.type(length, words.tooLong)
  for (const at of [4, 5]) await userEvent.clear(screen.getAllByRole('textbox')[at] as HTMLElement)
  await press(words.make)
  const news = (await screen.findByText(words.refused)).closest('[role=alert]') as HTMLElement
  expect(within(news).getByText(words.right)).toBeTruthy()
  expect(within(news).getByText(words.older)).toBeTruthy()
  expect(length.value).toBe(words.tooLong)
  expect(screen.getByRole('table', { name: words.table })).toBe(before)
})
