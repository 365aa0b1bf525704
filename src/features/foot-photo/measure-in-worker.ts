import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import type { MeasureOutcome, MeasureStage } from '#machines/foot-photo/foot-photo.types.ts'
import workerAddress from '#src/workers/measure-foot.worker.ts?worker&url'
import { openWorker } from '#src/workers/open-worker.ts'

/** The part of a worker used here, so that tests can fake it. */
export type MeasureWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/** The stages, then the outcome. */
type WorkerEvent<Stage, Outcome> = { readonly stage: Stage } | { readonly outcome: Outcome }

type MeasureOptions<Question, Stage> = {
  readonly question: Question
  readonly signal: AbortSignal
  onStage(stage: Stage): void
}

/** Measures a photo file. Aborting terminates the worker. */
export type MeasureFile<Question, Stage, Outcome> = (
  file: Blob,
  measuring: MeasureOptions<Question, Stage>,
) => Promise<Outcome>

export type MeasurePhotoOptions = MeasureOptions<PhotoQuestion, MeasureStage>
export type MeasureFoot = MeasureFile<PhotoQuestion, MeasureStage, MeasureOutcome>

/** Starts a new worker for each photo: its memory is freed with it, and it can be terminated without cooperation. */
export function measureFileWith<Question, Stage, Outcome>(
  open: () => MeasureWorker,
): MeasureFile<Question, Stage, Outcome> {
  return (file, { question, signal, onStage }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    signal.throwIfAborted()
    const worker = open()
    const cancel = () => reject(signal.reason)
    signal.addEventListener('abort', cancel)
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerEvent<Stage, Outcome>>) => {
      if ('stage' in data) onStage(data.stage)
      else resolve(data.outcome)
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(`Measuring failed: ${message}`)))
    worker.postMessage({ file, question })
    return promise.finally(() => {
      signal.removeEventListener('abort', cancel)
      worker.terminate()
    })
  }
}

export const measureInWorker: MeasureFoot = measureFileWith(() => openWorker(workerAddress))
