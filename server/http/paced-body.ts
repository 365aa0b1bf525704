import type { Readable } from 'node:stream'

/** The minimum pace of an upload: `bytes` in each `perMs` of waiting, and the whole body within `wholeMs`. */
export type Pace = { readonly bytes: number; readonly perMs: number; readonly wholeMs: number }

export type UploadErrorCode = 'TIMED_OUT' | 'TOO_LARGE' | 'WRONG_TYPE' | 'BAD_REQUEST'

/** Aborts the writing of a file from inside the stream that feeds it. */
export class UploadError extends Error {
  readonly code: UploadErrorCode

  constructor(code: UploadErrorCode) {
    super(code)
    this.code = code
  }
}

/**
 * Yields the body of a request no faster than it is consumed. Throws an `UploadError` when the body is too large, too
 * slow or breaks off. The request itself stays open, so that it can be answered.
 */
export async function* pacedBody(request: Readable, maxBytes: number, pace: Pace): AsyncGenerator<Buffer> {
  let [size, since, waitedMs] = [0, 0, 0]
  let isLate = false
  let wake = () => {}
  const stir = () => wake()
  const whole = setTimeout(() => {
    isLate = true
    stir()
  }, pace.wholeMs)
  for (const event of ['readable', 'end', 'close']) request.on(event, stir)

  /** Waits until the request emits an event or its pace is too slow. */
  async function pause(): Promise<void> {
    const began = performance.now()
    const happened = new Promise<void>((resolve) => {
      wake = resolve
    })
    const crawl = setTimeout(
      () => {
        isLate = true
        stir()
      },
      Math.max(0, pace.perMs - waitedMs),
    )
    await happened
    clearTimeout(crawl)
    waitedMs += performance.now() - began
  }

  try {
    for (;;) {
      if (isLate) throw new UploadError('TIMED_OUT')
      const chunk: Buffer | null = request.read()
      if (chunk !== null) {
        size += chunk.length
        since += chunk.length
        if (size > maxBytes) throw new UploadError('TOO_LARGE')
        if (since >= pace.bytes) [since, waitedMs] = [0, 0]
        yield chunk
      } else if (request.readableEnded) return
      else if (request.destroyed) throw new UploadError('BAD_REQUEST')
      else await pause()
    }
  } finally {
    clearTimeout(whole)
    for (const event of ['readable', 'end', 'close']) request.off(event, stir)
  }
}
