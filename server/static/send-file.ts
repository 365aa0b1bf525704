import type { IncomingMessage, ServerResponse } from 'node:http'
import { readRange } from '#server/http/byte-range.ts'
import { chooseEncoding } from '#server/http/choose-encoding.ts'
import { isKnownTag, wantedRange } from '#server/http/known-tag.ts'
import { createEtag, type StoredFile } from '#server/http/stored-file.ts'

const aYear = 'public, max-age=31536000, immutable'

/**
 * Sends a stored file: in an encoding that the browser accepts, as a range, or as 304 when the browser already has it.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StoredFile,
  {
    status = 200,
    vary = 'Accept-Encoding',
    isShared = true,
  }: { status?: number; vary?: string; isShared?: boolean } = {},
): void {
  const { headers, method } = request
  const identity = file.bodies.get('identity') ?? Buffer.alloc(0)
  const plainTag = createEtag(file, 'identity')
  const requestedRange =
    status === 200 ? wantedRange({ range: headers.range, condition: headers['if-range'] }, plainTag) : undefined
  const range = requestedRange === undefined ? 'whole' : readRange(requestedRange, identity.length)
  const encoding =
    range === 'whole' ? chooseEncoding(headers['accept-encoding'], new Set(file.bodies.keys())) : 'identity'
  const etag = createEtag(file, encoding)

  response.setHeader('content-type', file.contentType)
  response.setHeader('cache-control', file.isImmutable ? aYear : isShared ? 'no-cache' : 'private, no-cache')
  response.setHeader('etag', etag)
  response.setHeader('vary', vary)
  response.setHeader('accept-ranges', 'bytes')

  if (status === 200 && isKnownTag(headers['if-none-match'], etag)) {
    response.removeHeader('content-type')
    response.writeHead(304).end()
    return
  }
  if (range === 'none') {
    response.writeHead(416, { 'content-range': `bytes */${identity.length}`, 'content-length': 0 }).end()
    return
  }
  const whole = file.bodies.get(encoding) ?? identity
  const body = range === 'whole' ? whole : whole.subarray(range.start, range.end + 1)
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  if (range !== 'whole') response.setHeader('content-range', `bytes ${range.start}-${range.end}/${identity.length}`)
  response.writeHead(range === 'whole' ? status : 206, { 'content-length': body.length })
  response.end(method === 'HEAD' ? undefined : body)
}
