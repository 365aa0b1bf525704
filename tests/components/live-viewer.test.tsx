import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LiveError, ParameterValues } from '#domain/live-model/live-model.ts'
import { fail, ok } from '#domain/result.ts'
import { sampleModel } from '#machines/shapediver-session/shapediver-session.samples.ts'
import type { BringViewer3d, LiveModelAddress, Viewer3d } from '#src/features/shoe-viewer/viewer-3d-port.ts'
import { openScreen, success } from '../support/components/open-screen.tsx'

/** Replaces the workers that make the pair of the shop, which jsdom lacks; they never answer. */
class PretendWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

type Played = { opening: LiveError | 'opened'; computing: LiveError | 'computed'; file: 'made' | 'failed' }
let played: Played
let asked: (LiveModelAddress | ParameterValues | string)[]

beforeEach(() => {
  vi.stubGlobal('Worker', PretendWorker)
  played = { opening: 'opened', computing: 'computed', file: 'made' }
  asked = []
})

/** A 3D view that can show a live model, and draws nothing. */
const viewer: Viewer3d = {
  show: () => {},
  room: () => {},
  look: () => {},
  mark: () => {},
  turn: () => {},
  picture: async () => new Blob(),
  close: () => {},
  live: {
    async open(address) {
      asked.push(address)
      if (played.opening !== 'opened') return fail(played.opening)
      return ok({
        model: sampleModel,
        async customize(values: ParameterValues) {
          asked.push(values)
          return played.computing === 'computed' ? ok([{ name: 'Weight', value: '174 g' }]) : fail(played.computing)
        },
        async requestExport(id: string) {
          asked.push(id)
          return fail('broken')
        },
        async close() {
          asked.push('closed')
        },
      })
    },
  },
}
const viewer3d: BringViewer3d = async () => ({ openViewer: async () => ok(viewer) })

const liveModel = { ticket: 'embedding-ticket', model_view_url: 'https://models.example' }
const answers = (path: string) => (path === '/shapediver/live-model' ? success({ live_model: liveModel }) : undefined)

const languages = [
  {
    address: '/shapediver',
    load: 'Load the 3D model',
    sent: /the measurements are sent there, without your name/,
    nothingSent: /nothing is sent anywhere/,
    live: 'Live from ShapeDiver',
    local: 'On your device',
    again: 'Try live again',
    lacking: 'The live model doesn’t follow these, and keeps its own: Ball width, Heel width, Colour, and Feel.',
    safe: /Everything you chose is still here/,
    fileFailed: /The file couldn’t be made/,
    upper: 'Strap',
    reasons: {
      refused: 'ShapeDiver doesn’t accept our ticket.',
      unreached: 'ShapeDiver can’t be reached.',
      delayed: 'ShapeDiver doesn’t answer.',
      ended: 'ShapeDiver has ended the live session.',
      exhausted: 'No live session is available at the moment.',
      mismatched: 'The live model isn’t a pair of shoes.',
      broken: 'The live model couldn’t be shown.',
    },
  },
  {
    address: '/ja/shapediver',
    load: '3Dで回して見る',
    sent: /寸法はShapeDiverに送られますが、お名前は送られません/,
    nothingSent: /寸法が外に送られることはありません/,
    live: 'ShapeDiverでライブ表示中',
    local: 'お使いの端末で表示中',
    again: 'ライブ表示をもう一度試す',
    lacking: '次の項目はライブ表示に反映されません：足幅（親指と小指の付け根の間）、かかとの幅、色、フィット感。',
    safe: /選んだ内容はそのままです/,
    fileFailed: /ファイルを作成できませんでした/,
    upper: 'ストラップ',
    reasons: {
      refused: 'ShapeDiverに当店のチケットが受け付けられませんでした。',
      unreached: 'ShapeDiverと通信できませんでした。',
      delayed: 'ShapeDiverから応答がありません。',
      ended: 'ShapeDiverがライブ表示を終了しました。',
      exhausted: '現在、ライブ表示を利用できません。',
      mismatched: 'ライブ表示のモデルが靴ではありません。',
      broken: 'ライブ表示ができませんでした。',
    },
  },
] as const

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const badge = () => document.querySelector('.live-badge')?.textContent ?? ''

test.each(languages)('$address says before the press whether anything is sent', async (words) => {
  await openScreen(words.address, { viewer3d, answers })
  expect(await screen.findByText(words.sent)).toBeTruthy()
  expect(asked).toEqual([])
})

test.each(languages)('$address shows its own pair where the shop has no live model', async (words) => {
  const noModel = (path: string) => (path === '/shapediver/live-model' ? success({ live_model: null }) : undefined)
  await openScreen(words.address, { viewer3d, answers: noModel })
  expect(await screen.findByText(words.nothingSent)).toBeTruthy()
  await press(words.load)
  await expect.poll(badge).toContain(words.local)
  expect(screen.queryByRole('button', { name: words.again })).toBeNull()
  expect(asked).toEqual([])
})

test.each(languages)('$address shows the live model, what it states and what it does not follow', async (words) => {
  await openScreen(words.address, { viewer3d, answers })
  await screen.findByText(words.sent)
  await press(words.load)
  await expect.poll(badge).toContain(words.live)
  expect(asked[0]).toEqual({ ticket: 'embedding-ticket', modelViewUrl: 'https://models.example' })
  expect(asked[1]).toMatchObject({ 'p-upper': '2' })
  expect(await screen.findByText('174 g')).toBeTruthy()
  expect(await screen.findByText(words.lacking)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: words.upper }))
  await expect.poll(() => asked.at(-1)).toMatchObject({ 'p-upper': '0' })
  await press('Print file')
  expect(await screen.findByText(words.fileFailed)).toBeTruthy()
  expect(asked.at(-1)).toBe('e-stl')
})

test.each(
  languages.flatMap((words) =>
    (Object.keys(words.reasons) as LiveError[]).map((error) => ({ ...words, error, reason: words.reasons[error] })),
  ),
)('$address shows its own pair, says why and tries again: $error', async (words) => {
  played.opening = words.error
  await openScreen(words.address, { viewer3d, answers })
  await screen.findByText(words.sent)
  await press(words.load)
  const reason = await screen.findByText(words.reason)
  const notice = reason.closest('.notice') as HTMLElement
  expect(within(notice).getByText(words.safe)).toBeTruthy()
  expect(badge()).toContain(words.local)
  played.opening = 'opened'
  await press(words.again)
  await expect.poll(badge).toContain(words.live)
  expect(screen.queryByText(words.reason)).toBeNull()
})
