import { Worker } from 'node:worker_threads'
import type { PageFrame, PageOrder, PageTexts } from '#domain/content/written-page.ts'
import type { Encoding } from '#server/static/stored-file.ts'

export type DrawingJob = {
  /** The built module that draws pages. */
  readonly writer: string
  readonly frame: PageFrame
  readonly pages: readonly {
    readonly order: PageOrder
    readonly texts: PageTexts
    readonly payload: Payload | undefined
  }[]
}

/** A page's editorial text as a file of its own. */
type Payload = { readonly place: string; readonly text: string }

export type DrawnFile = { readonly place: string; readonly bodies: readonly (readonly [Encoding, Uint8Array])[] }

/** Draws pages beside the server, which goes on answering meanwhile. */
export function drawPages(job: DrawingJob): Promise<readonly DrawnFile[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), { workerData: job })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The drawing of pages ended with ${code}`)))
  })
}
