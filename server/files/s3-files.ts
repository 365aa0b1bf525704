import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { minuteMs } from '#domain/time.ts'
import { checkKey, type Files, isKey, type ListedFile, type WrittenFile } from './port.ts'

export type S3Settings = {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
  /** Whether the bucket's name is in the path of the URL, or part of the host name. */
  readonly isInPath: boolean
}

type FileRequest = {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly address: URL
  readonly headers?: Record<string, string>
  /** Creates a new stream for every attempt. */
  readonly body?: () => ReadableStream<Uint8Array>
  readonly limitMs: number
}

const maxTries = 3
const briefMs = 15_000
/** Enough for a large file over a slow connection between two servers. */
const longMs = 10 * minuteMs
const emptySha256 = createHash('sha256').digest('hex')

/**
 * Stores files in a bucket of an S3-compatible service; the bucket belongs to the shop alone. Uploads are spooled in a
 * folder of this machine.
 */
export function s3Files(settings: S3Settings, folder: string): Files {
  const { region, key: accessKeyId, secret: secretAccessKey } = settings

  /** Sends a signed request. All requests are idempotent, so a service that is busy or unreachable is tried again. */
  async function sendRequest({ method, address, headers = {}, body, limitMs }: FileRequest): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const signed = await new AwsV4Signer({
        url: address.href,
        method,
        headers: { 'x-amz-content-sha256': emptySha256, ...headers },
        accessKeyId,
        secretAccessKey,
        service: 's3',
        region,
      }).sign()
      const outcome = await fetch(signed.url, {
        method,
        headers: signed.headers,
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
        ...(body ? { body: body(), duplex: 'half' } : {}),
      }).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      const isPassing = outcome instanceof Error || outcome.status >= 500 || outcome.status === 429
      if (!isPassing) return outcome
      if (attempt === maxTries) throw outcome instanceof Error ? outcome : await toS3Error(outcome)
      if (outcome instanceof Response) await outcome.body?.cancel()
      await new Promise((resume) => setTimeout(resume, Math.random() * 100 * 2 ** attempt))
    }
  }

  return {
    async write(key, bytes) {
      checkKey(key)
      const spool = await openSpool(folder)
      try {
        const written = await fill(spool, bytes)
        const answer = await sendRequest({
          method: 'PUT',
          address: addressIn(settings, key),
          headers: { 'x-amz-content-sha256': written.digest, 'content-length': String(written.size) },
          ...(written.size === 0 ? {} : { body: () => toReadableStream(fromStart(spool)) }),
          limitMs: longMs,
        })
        if (!answer.ok) throw await toS3Error(answer)
        await answer.body?.cancel()
        return written
      } finally {
        await spool.close()
      }
    },

    async read(key, range) {
      checkKey(key)
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const answer = await sendRequest({ method: 'GET', address: addressIn(settings, key), headers, limitMs: longMs })
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      if (answer.status !== (range ? 206 : 200) || !answer.body) throw await toS3Error(answer)
      return answer.body
    },

    async remove(key) {
      checkKey(key)
      const answer = await sendRequest({ method: 'DELETE', address: addressIn(settings, key), limitMs: briefMs })
      if (!answer.ok && answer.status !== 404) throw await toS3Error(answer)
      await answer.body?.cancel()
    },

    async *list() {
      let next: string | undefined
      do {
        const address = addressIn(settings, '')
        address.searchParams.set('list-type', '2')
        if (next !== undefined) address.searchParams.set('continuation-token', next)
        const answer = await sendRequest({ method: 'GET', address, limitMs: briefMs })
        if (!answer.ok) throw await toS3Error(answer)
        const page = await answer.text()
        yield* filesOn(page)
        next = readXmlText(page, 'IsTruncated') === 'true' ? readXmlText(page, 'NextContinuationToken') : undefined
      } while (next !== undefined)
    },

    // An incomplete PUT stores nothing, and a spool file has no name.
    removeHalfDone: async () => 0,
  }
}

export function addressIn({ endpoint, bucket, isInPath }: S3Settings, key: string): URL {
  const address = new URL(endpoint)
  if (!isInPath) address.hostname = `${bucket}.${address.hostname}`
  address.pathname = isInPath ? `/${bucket}/${key}` : `/${key}`
  return address
}

/**
 * S3 requires length and digest before the bytes, so they are spooled to a file that is already unlinked and disappears
 * with this process.
 */
async function openSpool(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${randomUUID()}.spool`)
  const spool = await open(path, 'wx+', 0o600)
  await rm(path)
  return spool
}

async function fill(spool: FileHandle, bytes: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of bytes) {
    hash.update(chunk)
    size += chunk.byteLength
    await spool.appendFile(chunk)
  }
  return { size, digest: hash.digest('hex') }
}

const toReadableStream = (bytes: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>

async function* fromStart(spool: FileHandle): AsyncGenerator<Uint8Array> {
  for (let at = 0; ; ) {
    const { bytesRead, buffer } = await spool.read({ buffer: Buffer.alloc(65_536), position: at })
    if (bytesRead === 0) return
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

/** The error message may repeat our key, so only its code is used. */
async function toS3Error(answer: Response): Promise<Error> {
  const code = readXmlText((await answer.text()).slice(0, 2_000), 'Code')
  return new Error(`The file store answered ${answer.status} ${code?.replace(/\W/g, '') ?? ''}`.trimEnd())
}

function readXmlText(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return text?.replace(/&(amp|lt|gt|quot|apos);/g, (_, sign: string) => signs[sign] ?? '')
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function* filesOn(page: string): Generator<ListedFile> {
  for (const [, entry = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
    const [key = '', writtenAt = ''] = [readXmlText(entry, 'Key'), readXmlText(entry, 'LastModified')]
    if (isKey(key)) yield { key, writtenAt: new Date(writtenAt) }
  }
}
