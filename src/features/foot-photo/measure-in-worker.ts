import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import type { MeasureOutcome, MeasureStage } from '#machines/foot-photo/foot-photo.types.ts'
import type { MeasureNews, MeasureOrder } from '#src/workers/measure-foot.messages.ts'
import workerAddress from '#src/workers/measure-foot.worker.ts?worker&url'
import { openWorker } from '#src/workers/open-worker.ts'

/** What this needs of a worker; a test has none. */
export type MeasureWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

export type Measuring = {
  readonly question: PhotoQuestion
  readonly signal: AbortSignal
  onStage(stage: MeasureStage): void
}

/** Measures the foot in a file. Once the signal is given, the worker is ended in the middle of its work. */
export type MeasureFoot = (file: Blob, measuring: Measuring) => Promise<MeasureOutcome>

/** Each photo has a worker of its own: what one left in memory is gone with it, and nothing has to be stopped by asking. */
export function measureFootWith(open: () => MeasureWorker): MeasureFoot {
  return (file, { question, signal, onStage }) => {
    const { promise, resolve, reject } = Promise.withResolvers<MeasureOutcome>()
    signal.throwIfAborted()
    const worker = open()
    const cancel = () => reject(signal.reason)
    signal.addEventListener('abort', cancel)
    worker.addEventListener('message', ({ data }: MessageEvent<MeasureNews>) => {
      if ('stage' in data) onStage(data.stage)
      else resolve(data.outcome)
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(`Measuring broke off: ${message}`)))
    worker.postMessage({ file, question } satisfies MeasureOrder)
    return promise.finally(() => {
      signal.removeEventListener('abort', cancel)
      worker.terminate()
    })
  }
}

export const measureInWorker = measureFootWith(() => openWorker(workerAddress))
