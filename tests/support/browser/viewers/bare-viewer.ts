import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { typedMeasures } from '#domain/foot/typed-measures.ts'
import type { ParameterValues } from '#domain/live-model/live-model.ts'
import type { ShoeRequest } from '#domain/shoe/shoe-request.ts'
import type {
  LiveModelAddress,
  LiveSession,
  OpenViewer3d,
  PairOfMeshes,
  PairOfRooms,
  Viewer3d,
  ViewerLook,
  ViewerTurn,
} from '#src/features/shoe-viewer/viewer-3d-port.ts'
import type { MakeShoeEvent, ShoeOrder } from '#src/workers/make-shoe.messages.ts'
import { listBuiltFiles, siteFolder } from '../../server/built-site.ts'
import { type Picture, readPicture } from './compare-pictures.ts'

export type Adapter = 'open-three-viewer' | 'open-shapediver-viewer'

/** As the browser has it between the steps of a test. */
type OpenedViewer = {
  viewer: Viewer3d
  element: HTMLElement
  events: string[]
  pair: PairOfMeshes
  rooms?: PairOfRooms
  session?: LiveSession
  device?: WEBGL_lose_context | null
}

const figures = { lengthMm: '255', ballWidthMm: '100', heelWidthMm: '65' }
const measures = { lengthMm: 255, ballWidthMm: 100, heelWidthMm: 65 }

function orderFor(side: 'left' | 'right'): ShoeRequest {
  return { measures, side, level: 'preview', upper: 'shell', feel: 'natural', soleText: '' }
}

function footFor(side: 'left' | 'right') {
  const read = typedMeasures({ side, texts: figures, unit: 'mm' })
  if (!read.ok) throw new Error('The measures of the test are not plausible')
  return read.value
}

const firstLook: ViewerLook = { colour: 'grey', side: 'both', view: 'shoe', cutMm: 180 }

/** The largest file of the build with this name: a small one may only load it. */
function builtFile(name: string): string {
  const folder = siteFolder()
  const [file] = listBuiltFiles(folder, '.js')
    .filter((one) => one.includes(`/${name}-`))
    .toSorted((one, other) => statSync(join(folder, other)).size - statSync(join(folder, one)).size)
  if (file === undefined) throw new Error(`The build has no ${name}`)
  return `/${file}`
}

export type BareViewer = {
  look(change: Partial<ViewerLook>): Promise<void>
  /** Presses of the turn buttons. */
  turn(...turns: ViewerTurn[]): Promise<void>
  /** Shows how much room there is around the feet. */
  showRooms(): Promise<void>
  picture(): Promise<Picture>
  resize(width: number, height: number): Promise<void>
  loseContext(): Promise<void>
  restoreContext(): Promise<void>
  openSession(address: LiveModelAddress, values: ParameterValues): Promise<void>
  /** What the viewer reported, and how many elements it left behind. */
  close(): Promise<{ events: string[]; elements: number }>
}

/** Opens a 3D view without its page, on an empty part of /shapediver, whose policy both views may run under. */
export async function openBareViewer(page: Page, adapter: Adapter): Promise<BareViewer> {
  const input = {
    chunk: builtFile(adapter),
    worker: builtFile('make-shoe.worker'),
    look: firstLook,
    orders: [orderFor('left'), orderFor('right')],
    feet: [footFor('left'), footFor('right')],
  }
  await page.evaluate(async ({ chunk, worker, look, orders, feet }) => {
    const ask = async (order: ShoeOrder) => {
      const maker = new Worker(worker, { type: 'module' })
      const { promise, resolve, reject } = Promise.withResolvers<MakeShoeEvent>()
      maker.onerror = ({ message }) => reject(new Error(message))
      maker.onmessage = ({ data }: MessageEvent<MakeShoeEvent>) => 'stage' in data || resolve(data)
      maker.postMessage(order)
      return promise.finally(() => maker.terminate())
    }
    const shoes = await Promise.all(
      orders.map(async (order) => {
        const made = await ask(order)
        if (!('outcome' in made) || !made.outcome.ok) throw new Error('The pair of the test cannot be made')
        return made.outcome.value
      }),
    )
    const maps = await Promise.all(
      orders.map(async (mapRequest, index) => {
        const found = feet[index]
        const drawn = found && (await ask({ mapRequest, found, share: 0, number: 1 }))
        if (!drawn || !('map' in drawn)) throw new Error('The clearance of the test cannot be drawn')
        return drawn.map
      }),
    )
    const element = document.createElement('div')
    element.className = 'viewer-3d'
    Object.assign(element.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: '640px',
      height: '480px',
      zIndex: '99',
    })
    document.body.append(element)
    const events: string[] = []
    const { openViewer } = (await import(chunk)) as { openViewer: OpenViewer3d }
    const created = await openViewer({
      element,
      look,
      onLost: () => events.push('lost'),
      onRestored: () => events.push('restored'),
    })
    if (!created.ok) throw new Error(created.code)
    const [left, right] = shoes
    const [leftMap, rightMap] = maps
    if (!left || !right || !leftMap || !rightMap) throw new Error('One shoe is missing')
    const pair = { left, right }
    const viewer = created.value
    viewer.show(pair)
    Object.assign(window, {
      opened: { viewer, element, events, pair, rooms: { left: leftMap, right: rightMap }, look },
    })
  }, input)

  return {
    look: (change) =>
      page.evaluate((next) => {
        const state = (window as unknown as { opened: OpenedViewer & { look: ViewerLook } }).opened
        state.look = { ...state.look, ...next }
        state.viewer.look(state.look)
      }, change),
    turn: (...turns) =>
      page.evaluate((all) => {
        for (const turn of all) (window as unknown as { opened: OpenedViewer }).opened.viewer.turn(turn)
      }, turns),
    showRooms: () =>
      page.evaluate(() => {
        const { viewer, rooms } = (window as unknown as { opened: OpenedViewer }).opened
        viewer.room(rooms)
      }),
    picture: async () => {
      const url = await page.evaluate(async () => {
        const { viewer } = (window as unknown as { opened: OpenedViewer }).opened
        const reader = new FileReader()
        reader.readAsDataURL(await viewer.picture())
        await new Promise((loaded) => reader.addEventListener('load', loaded))
        return String(reader.result)
      })
      return readPicture(Buffer.from(url.split(',')[1] ?? '', 'base64'))
    },
    resize: (width, height) =>
      page.evaluate(
        async ([wide, high]) => {
          const { element } = (window as unknown as { opened: OpenedViewer }).opened
          Object.assign(element.style, { width: `${wide}px`, height: `${high}px` })
          // The observer of the size reports after the next layout.
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        },
        [width, height] as const,
      ),
    loseContext: () =>
      page.evaluate(async () => {
        const state = (window as unknown as { opened: OpenedViewer }).opened
        const canvas = state.element.querySelector('canvas')
        const lost = new Promise((done) => canvas?.addEventListener('webglcontextlost', done))
        state.device = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null
        state.device?.loseContext()
        await lost
      }),
    restoreContext: () =>
      page.evaluate(async () => {
        const { element, device, viewer, pair } = (window as unknown as { opened: OpenedViewer }).opened
        const restored = new Promise((done) =>
          element.querySelector('canvas')?.addEventListener('webglcontextrestored', done),
        )
        device?.restoreContext()
        await restored
        viewer.show(pair)
      }),
    openSession: (address, values) =>
      page.evaluate(
        async ([where, asked]) => {
          const state = (window as unknown as { opened: OpenedViewer }).opened
          const session = await state.viewer.live?.open(where)
          if (!session?.ok) throw new Error(`No session: ${session?.code}`)
          state.session = session.value
          const computed = await session.value.customize(asked)
          if (!computed.ok) throw new Error(`Not computed: ${computed.code}`)
        },
        [address, values] as const,
      ),
    close: () =>
      page.evaluate(async () => {
        const { viewer, element, events, session } = (window as unknown as { opened: OpenedViewer }).opened
        await session?.close()
        viewer.close()
        // The viewport of ShapeDiver closes over some turns of the event loop.
        await new Promise((done) => setTimeout(done, 500))
        const elements = element.childElementCount
        element.remove()
        return { events, elements }
      }),
  }
}
