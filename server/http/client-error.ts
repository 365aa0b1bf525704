import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ApiErrorCode } from '#domain/contract/errors.ts'
import { dataPolicy } from './page-policy.ts'
import { problemBody, problemHeaders, problemStatus } from './problem.ts'

const codes: Record<string, ApiErrorCode> = {
  HPE_HEADER_OVERFLOW: 'TOO_MANY_HEADERS',
  ERR_HTTP_REQUEST_TIMEOUT: 'TIMED_OUT',
}

/** Answers a request that Node cannot parse as HTTP with a problem response, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const problem = { code: codes[error.code ?? ''] ?? 'BAD_REQUEST' } as const
  const status = problemStatus(problem)
  const body = problemBody(problem, randomUUID())
  const headers = {
    ...problemHeaders(problem),
    'content-security-policy': dataPolicy,
    'x-content-type-options': 'nosniff',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}
