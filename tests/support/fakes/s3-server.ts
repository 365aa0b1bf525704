import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

export type S3Server = Awaited<ReturnType<typeof startS3Server>>

const account = { region: 'eu-west-2', bucket: 'hadashi-files', key: 'AKIDOFTHETEST', secret: 'secret/of+the=test' }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

type S3Error = readonly [status: number, code: string]

/**
 * Verifies AWS Signature Version 4 of a request as its public description says; returns the error if it does not match.
 */
function findS3Error(request: IncomingMessage, body: Buffer, nowMs: number): S3Error | undefined {
  const { headers, method = '', url = '' } = request
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, *SignedHeaders=([\w;-]+), *Signature=([\da-f]{64})$/
  const [, key, day = '', region, names = '', signature] = said.exec(headers.authorization ?? '') ?? []
  if (key === undefined) return [403, 'AccessDenied']
  if (key !== account.key) return [403, 'InvalidAccessKeyId']
  if (region !== account.region) return [400, 'AuthorizationHeaderMalformed']
  const date = String(headers['x-amz-date'])
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? []
  const [year = 0, month = 0, ...rest] = parts.map(Number)
  const skewMs = Math.abs(nowMs - Date.UTC(year, month - 1, ...rest))
  if (!(skewMs < 900_000) || !date.startsWith(day)) return [403, 'RequestTimeTooSkewed']
  const signed = names.split(';')
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))]
  if (!needed.every((name) => signed.includes(name)) || !headers['x-amz-content-sha256']) return [403, 'AccessDenied']
  const { pathname, searchParams } = new URL(url, 'http://x')
  const query = [...searchParams].map((pair) => pair.map(escaped).join('=')).toSorted()
  const canonical = [
    method,
    pathname,
    query.join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const signingKey = [day, account.region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${account.secret}`)
  const expected = hmac(signingKey, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex')
  if (signature !== expected) return [403, 'SignatureDoesNotMatch']
  return sha256(body) === headers['x-amz-content-sha256'] ? undefined : [400, 'XAmzContentSHA256Mismatch']
}

/** A store in this process that speaks as much of S3 as the shop does, and verifies every signature. */
export async function startS3Server({ pageLength = 2 } = {}) {
  const objects = new Map<string, { readonly body: Buffer; readonly at: Date }>()
  const errors: string[] = []
  let failNext = 0
  let aheadMs = 0

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const answer = (status: number, text: string | Buffer = '', headers = {}) =>
      response.writeHead(status, { 'content-length': Buffer.byteLength(text), ...headers }).end(text)
    const answerError = ([status, code]: S3Error) => {
      errors.push(code)
      answer(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Key>${account.key}</Key></Error>`)
    }
    if (failNext > 0) {
      failNext -= 1
      return answerError([503, 'SlowDown'])
    }
    const error = findS3Error(request, body, Date.now() + aheadMs)
    if (error) return answerError(error)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
    const [, bucket, ...rest] = pathname.split('/')
    const name = decodeURIComponent(rest.join('/'))
    if (bucket !== account.bucket) return answerError([404, 'NoSuchBucket'])
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return answerError([411, 'MissingContentLength'])
      objects.set(name, { body, at: new Date() })
      return answer(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(name)
      return answer(204)
    }
    if (name === '') return answer(200, listPage(searchParams))
    const found = objects.get(name)
    if (!found) return answerError([404, 'NoSuchKey'])
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (start === undefined) return answer(200, found.body)
    return answer(206, found.body.subarray(Number(start), Number(end) + 1))
  })

  /** The token of the next page contains characters that XML and addresses escape. */
  function listPage(requests: URLSearchParams): string {
    const after = requests.get('continuation-token')?.replace('&+/=<', '') ?? ''
    const rest = [...objects].filter(([name]) => name > after).toSorted(([one], [other]) => (one < other ? -1 : 1))
    const page = rest.slice(0, pageLength)
    const isMore = rest.length > page.length
    const next = `&amp;+/=&lt;${page.at(-1)?.[0]}`
    const contents = page.map(
      ([name, { at }]) => `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
    )
    const more = isMore ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, ...account, isInPath: true },
    objects,
    errors,
    /** Fails the next `times` requests as a service that is too busy. */
    failNext: (times: number) => {
      failNext = times
    },
    /** Moves the clock of the store forward. */
    goAhead: (ms: number) => {
      aheadMs = ms
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
