import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { PageWriter } from '#domain/content/written-page.ts'
import type { DrawingJob, DrawnFile } from './draw-pages.ts'

const { writer, frame, pages } = workerData as DrawingJob
const { drawPage, writeDocument }: PageWriter = await import(pathToFileURL(writer).href)

/** Less thoroughly than a build would: an operator waits for it. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

function packed(place: string, text: string): DrawnFile {
  const body = Buffer.from(text)
  return {
    place,
    bodies: [
      ['identity', body],
      ['br', brotliCompressSync(body, brotli)],
      ['gzip', gzipSync(body)],
    ],
  }
}

const files: DrawnFile[] = []
for (const { order, texts, payload } of pages) {
  files.push(packed(order.place, writeDocument(frame, order, await drawPage(order, texts), texts)))
  if (payload) files.push(packed(payload.place, payload.text))
}
parentPort?.postMessage(files)
