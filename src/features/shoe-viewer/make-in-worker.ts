import type { FootSide } from '#domain/foot/foot-figures.ts'
import { fail, ok } from '#domain/result.ts'
import type { ShoeRequest, ShoeStage } from '#domain/shoe/shoe-request.ts'
import type {
  ClearanceMapRequest,
  PairOfMaps,
  PairOutcome,
  PairRequest,
} from '#machines/shoe-viewer/shoe-viewer.types.ts'
import type { MakeShoeEvent, ShoeOrder } from '#src/workers/make-shoe.messages.ts'
import workerAddress from '#src/workers/make-shoe.worker.ts?worker&url'
import { openWorker } from '#src/workers/open-worker.ts'

/** The part of a worker used here, so that tests can fake it. */
export type ShoeWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

export type MakingPair = {
  readonly signal: AbortSignal
  onStage(side: FootSide, stage: ShoeStage): void
}

export type PairMaker = {
  /** Aborting terminates the work. */
  make(request: PairRequest, making: MakingPair): Promise<PairOutcome>
  /** The clearance around both feet. Aborting ignores the result. */
  map(request: ClearanceMapRequest, signal: AbortSignal): Promise<PairOfMaps>
  /** Terminates the workers. */
  close(): void
}

type Workers = Readonly<Record<FootSide, ShoeWorker>> & { readonly over: AbortController }

/** Makes the left and the right shoe in parallel, each in a worker that is reused for the next request. */
export function pairMakerWith(open: () => ShoeWorker): PairMaker {
  let current: Workers | undefined
  let requestCount = 0

  function letGo(workers: Workers | undefined): void {
    workers?.left.terminate()
    workers?.right.terminate()
    // A terminated worker sends nothing, so pending maps are rejected here.
    workers?.over.abort(new Error('The workers were terminated'))
    if (current === workers) current = undefined
  }

  function here(): Workers {
    current ??= { left: open(), right: open(), over: new AbortController() }
    return current
  }

  return {
    async make(request, making) {
      const { signal } = making
      signal.throwIfAborted()
      const workers = here()
      // A worker that is making a shoe receives no messages: it is terminated, and the next request opens another.
      const end = () => letGo(workers)
      signal.addEventListener('abort', end)
      try {
        const sides = [
          makeOne(workers.left, 'left', request, making),
          makeOne(workers.right, 'right', request, making),
        ] as const
        const [left, right] = await Promise.all(sides)
        if (!left.ok) return fail('refused', { side: 'left', code: left.code, facts: left.facts })
        if (!right.ok) return fail('refused', { side: 'right', code: right.code, facts: right.facts })
        return ok({ left: left.value, right: right.value })
      } catch (error) {
        end()
        throw error
      } finally {
        signal.removeEventListener('abort', end)
      }
    },
    async map({ request, share }, signal) {
      signal.throwIfAborted()
      const workers = here()
      requestCount += 1
      const number = requestCount
      const until = AbortSignal.any([signal, workers.over.signal])
      const one = (side: FootSide) => {
        const order = { mapRequest: toShoeRequest(request, side), found: request.feet[side], share, number }
        return callWorker(workers[side], order, until, (event) =>
          'map' in event && event.number === number ? event.map : undefined,
        )
      }
      const [left, right] = await Promise.all([one('left'), one('right')])
      return { left, right }
    },
    close: () => letGo(current),
  }
}

function toShoeRequest({ measures, adjustments, ...request }: PairRequest, side: FootSide): ShoeRequest {
  const { upper, feel, soleText } = request
  const changes = adjustments && { adjustments: adjustments[side] }
  return { measures: measures[side], side, level: 'preview', upper, feel, soleText, ...changes }
}

function makeOne(worker: ShoeWorker, side: FootSide, request: PairRequest, { signal, onStage }: MakingPair) {
  return callWorker(worker, toShoeRequest(request, side), signal, (event) => {
    if ('stage' in event) onStage(side, event.stage)
    return 'outcome' in event ? event.outcome : undefined
  })
}

/** Sends a command to a worker and waits for the message that answers it. */
function callWorker<Answer>(
  worker: ShoeWorker,
  order: ShoeOrder,
  signal: AbortSignal,
  answerIn: (event: MakeShoeEvent) => Answer | undefined,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const over = new AbortController()
  const until = { signal: over.signal }
  const onMessage = ({ data }: MessageEvent<MakeShoeEvent>) => {
    const answer = answerIn(data)
    if (answer !== undefined) resolve(answer)
  }
  const breakOff = ({ message }: ErrorEvent) => reject(new Error(`Making the shoe failed: ${message}`))
  worker.addEventListener('message', onMessage, until)
  worker.addEventListener('error', breakOff, until)
  signal.addEventListener('abort', () => reject(signal.reason), until)
  worker.postMessage(order)
  return promise.finally(() => over.abort())
}

export const openPairMaker = () => pairMakerWith(() => openWorker(workerAddress))
