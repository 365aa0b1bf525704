import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { PageFrame, PageOrder, PageTexts, PageWriter } from '#domain/content/written-page.ts'
import type { Encoding } from '#server/http/stored-file.ts'

export type DrawingJob = {
  /** The built module that renders pages. */
  readonly writer: string
  readonly frame: PageFrame
  readonly pages: readonly {
    readonly order: PageOrder
    readonly texts: PageTexts
    readonly payload: Payload | undefined
  }[]
}

/** A page's editorial text as a separate file. */
type Payload = { readonly place: string; readonly text: string }

export type DrawnFile = { readonly place: string; readonly bodies: readonly (readonly [Encoding, Uint8Array])[] }

const { writer, frame, pages } = workerData as DrawingJob
const { drawPage, writeDocument }: PageWriter = await import(pathToFileURL(writer).href)

/** Lower quality than in a build, because an operator is waiting. */
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
