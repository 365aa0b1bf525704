import type { Readable } from 'node:stream'
import { detectMediaKind, headBytes, type MediaType } from '#domain/file/media-kinds.ts'
import { fileLimits } from '#domain/limit-settings.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Files, WrittenFile } from '#server/files/port.ts'
import { type Pace, pacedBody, UploadError, type UploadErrorCode } from './paced-body.ts'

export type ExpectedFile = {
  readonly media: readonly MediaType[]
  /** The media type that the sender declared, if any. */
  readonly declared: MediaType | undefined
  readonly maxBytes: number
  /** The announced size; undefined for a chunked body. */
  readonly size: number | undefined
  readonly pace: Pace
}

const maxTriangles = fileLimits.meshTriangles

/**
 * Streams the body of a request into the file store, once its first bytes match an expected media type. A rejected file
 * leaves nothing behind.
 */
export async function receiveFile(
  request: Readable,
  files: Files,
  key: string,
  { media, declared, maxBytes, size, pace }: ExpectedFile,
): Promise<Result<WrittenFile & { readonly mediaType: MediaType }, UploadErrorCode>> {
  let head: Uint8Array = new Uint8Array()
  const isExpected = (kind: MediaType | undefined) =>
    kind !== undefined && media.includes(kind) && (declared === undefined || declared === kind)

  async function* countedBytes(): AsyncGenerator<Uint8Array> {
    const chunks: Buffer[] = []
    let isProgressReported = false
    const reportProgress = () => {
      head = Buffer.concat(chunks)
      if (!isExpected(detectMediaKind(head, { size, maxTriangles }))) throw new UploadError('WRONG_TYPE')
      isProgressReported = true
    }
    for await (const chunk of pacedBody(request, maxBytes, pace)) {
      if (isProgressReported) yield chunk
      else {
        chunks.push(chunk)
        if (chunks.reduce((sum, { length }) => sum + length, 0) < headBytes) continue
        reportProgress()
        yield head
      }
    }
    if (isProgressReported) return
    reportProgress()
    yield head
  }

  try {
    const written = await files.write(key, countedBytes())
    // A format that states its own size is checked again now that the real size is known.
    const mediaType = detectMediaKind(head, { size: written.size, maxTriangles })
    if (mediaType !== undefined && isExpected(mediaType)) return ok({ ...written, mediaType })
    return fail('WRONG_TYPE')
  } catch (error) {
    if (error instanceof UploadError) return fail(error.code)
    throw error
  }
}
