import { fail, ok, type Result } from '#domain/result.ts'

/** The parts of a request that Node's and Hono's requests share. */
type Source = {
  readonly headers: Pick<Headers, 'get'>
  readonly body: AsyncIterable<Uint8Array> | null
}

export type BytesCode = 'TOO_LARGE' | 'BAD_REQUEST'

/**
 * Requests and reads a body. Rejects one whose announced or actual size exceeds the limit, and reads no byte beyond it.
 */
export async function readBytes(
  request: Source,
  maxBytes: number,
  requestBody: () => void,
): Promise<Result<Buffer, BytesCode>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return fail('TOO_LARGE')
  requestBody()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return fail('TOO_LARGE')
      chunks.push(chunk)
    }
  } catch {
    // The connection broke or was too slow, so nobody receives this answer.
    return fail('BAD_REQUEST')
  }
  return ok(Buffer.concat(chunks))
}
