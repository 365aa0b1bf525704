import { fail, ok, type Result } from '#domain/result.ts'

/** A request as Node or Hono has it. */
type Source = {
  readonly headers: Pick<Headers, 'get'>
  readonly body: AsyncIterable<Uint8Array> | null
}

export type BytesCode = 'TOO_LARGE' | 'BAD_REQUEST'

/** Asks for a body unless too much was announced, and reads no byte more than allowed, whatever was announced or not. */
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
    // The line broke, or was too slow: nobody is there who could hear the answer.
    return fail('BAD_REQUEST')
  }
  return ok(Buffer.concat(chunks))
}
