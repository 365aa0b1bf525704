import { fail, ok, type Result } from '#domain/result.ts'

export type BytesCode = 'TOO_LARGE' | 'BAD_REQUEST'

/**
 * Reads no byte more than allowed, whatever length the sender announced or did not announce. Who waits to be asked for them
 * is asked when what they announced is not too much.
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  ask: () => void = () => {},
): Promise<Result<Buffer, BytesCode>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return fail('TOO_LARGE')
  ask()
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
