import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerClientError } from './client-error.ts'

/** Controls how the body of a request is received. */
export type BodyControl = {
  /** Sends `100 Continue` to a caller that waits for it (`expect: 100-continue`). */
  requestBody(): void
  /** Lifts the time limit of the body; its reader sets its own. */
  takeTime(): void
}

/**
 * Aborts a request whose body is not complete in time. Node's own `requestTimeout` would apply to every endpoint alike,
 * but a large file from a slow phone takes longer than any other request may.
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
      // Storing a received file may take a while, during which the connection is silent.
      request.socket.setTimeout(0)
    },
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
