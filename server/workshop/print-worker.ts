import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PrintOrder, PrintOutcome } from './make-prints.worker.ts'

/** The largest shoe took 423 MB with its files, most of it outside of this limit (docs/shoe.md). */
const heapMb = 512

export type PrintWorker = {
  /** Rejects if the worker has ended: out of memory, or terminated. */
  make(order: PrintOrder): Promise<PrintOutcome>
  close(): Promise<void>
}

/** Makes shoes in a worker thread, so that the server goes on answering and its memory stays its own. */
export function openPrintWorker(signal: AbortSignal): PrintWorker {
  const worker = new Worker(new URL('./make-prints.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  const end = () => void worker.terminate()
  signal.addEventListener('abort', end, { once: true })
  // Rejects with the error that the worker has thrown, if any.
  const ended = once(worker, 'exit').then(([code]) => {
    throw new Error(`The print worker exited with ${code}`)
  })
  ended.catch(() => {})
  return {
    async make(order) {
      signal.throwIfAborted()
      worker.postMessage(order)
      const [outcome] = await Promise.race([once(worker, 'message'), ended])
      return outcome as PrintOutcome
    },
    async close() {
      signal.removeEventListener('abort', end)
      await worker.terminate()
    },
  }
}
