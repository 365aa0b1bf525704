import type { FootSide } from '#domain/foot/foot-figures.ts'
import { fail, ok } from '#domain/result.ts'
import type { ShoeRequest, ShoeStage } from '#domain/shoe/shoe-request.ts'
import type { PairOutcome, PairWish } from '#machines/shoe-viewer/shoe-viewer.types.ts'
import type { ShoeNews, ShoeOutcome } from '#src/workers/make-shoe.messages.ts'
import workerAddress from '#src/workers/make-shoe.worker.ts?worker&url'
import { openWorker } from '#src/workers/open-worker.ts'

/** What this needs of a worker; a test has none. */
export type ShoeWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

export type MakingPair = {
  readonly signal: AbortSignal
  onStage(side: FootSide, stage: ShoeStage): void
}

export type PairMaker = {
  /** Once the signal is given, the work is ended in its middle. */
  make(wish: PairWish, making: MakingPair): Promise<PairOutcome>
  /** Lets the workers go. */
  close(): void
}

type Workers = Readonly<Record<FootSide, ShoeWorker>>

/** Left and right are made at the same time, each by a worker that stays for the next wish. */
export function pairMakerWith(open: () => ShoeWorker): PairMaker {
  let current: Workers | undefined

  function letGo(workers: Workers | undefined): void {
    workers?.left.terminate()
    workers?.right.terminate()
    if (current === workers) current = undefined
  }

  return {
    async make(wish, making) {
      const { signal } = making
      signal.throwIfAborted()
      current ??= { left: open(), right: open() }
      const workers = current
      // A worker in the middle of a shoe hears nothing: others are opened for the next one.
      const end = () => letGo(workers)
      signal.addEventListener('abort', end)
      try {
        const sides = [
          makeOne(workers.left, 'left', wish, making),
          makeOne(workers.right, 'right', wish, making),
        ] as const
        const [left, right] = await Promise.all(sides)
        if (!left.ok) return fail('refused', { side: 'left', code: left.code, facts: left.facts })
        if (!right.ok) return fail('refused', { side: 'right', code: right.code, facts: right.facts })
        return ok({ left: left.value, right: right.value })
      } catch (fault) {
        end()
        throw fault
      } finally {
        signal.removeEventListener('abort', end)
      }
    },
    close: () => letGo(current),
  }
}

function makeOne(worker: ShoeWorker, side: FootSide, wish: PairWish, { signal, onStage }: MakingPair) {
  const { promise, resolve, reject } = Promise.withResolvers<ShoeOutcome>()
  const over = new AbortController()
  const until = { signal: over.signal }
  const hear = ({ data }: MessageEvent<ShoeNews>) =>
    'stage' in data ? onStage(side, data.stage) : resolve(data.outcome)
  const breakOff = ({ message }: ErrorEvent) => reject(new Error(`Making the shoe broke off: ${message}`))
  worker.addEventListener('message', hear, until)
  worker.addEventListener('error', breakOff, until)
  signal.addEventListener('abort', () => reject(signal.reason), until)
  const { measures, ...style } = wish
  const request: ShoeRequest = { measures: measures[side], side, level: 'preview', ...style }
  worker.postMessage(request)
  return promise.finally(() => over.abort())
}

export const openPairMaker = () => pairMakerWith(() => openWorker(workerAddress))
