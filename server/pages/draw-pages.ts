import { Worker } from 'node:worker_threads'
import type { DrawingJob, DrawnFile } from './drawing-worker.ts'

/** Renders pages in a worker thread, so that the server keeps answering meanwhile. */
export function drawPages(job: DrawingJob): Promise<readonly DrawnFile[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), { workerData: job })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The page renderer exited with ${code}`)))
  })
}
