import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerClientError } from './client-error.ts'

/** What a part of the server may say about the body of a request. */
export type BodyControl = {
  /** Has a caller send the body who waits to be asked for it (`expect: 100-continue`). */
  requestBody(): void
  /** Leaves it to whoever reads the body how long it may take. */
  takeTime(): void
}

/**
 * Cuts off a body that is not there in time. Node's own limit of a request would do so too, but holds for every call alike,
 * and a large file from a slow phone takes longer than any other call may.
 */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { limitMs, isContinuePending }: { readonly limitMs: number; readonly isContinuePending: boolean },
): BodyControl {
  const timer = hasBody(request) ? setTimeout(cut, limitMs).unref() : undefined
  if (timer) request.once('close', () => clearTimeout(timer))
  let expectsContinue = isContinuePending

  function cut(): void {
    if (request.complete) return
    if (response.headersSent) request.socket.destroy()
    else answerClientError(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket)
  }

  return {
    requestBody() {
      if (expectsContinue) response.writeContinue()
      expectsContinue = false
    },
    takeTime() {
      clearTimeout(timer)
      // A file that has come may be a while on its way into the store, and nobody says a word meanwhile.
      request.socket.setTimeout(0)
    },
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
