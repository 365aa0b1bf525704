import { isHarmless, isShallowJson } from '#domain/contract/plain-json.ts'
import { fail, ok, type Result } from '#domain/result.ts'

export type BodyCode = 'WRONG_TYPE' | 'TOO_LARGE' | 'NOT_JSON' | 'INVALID_INPUT'

const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** Reads no byte more than allowed, whatever length the sender announced or did not announce. */
async function readText(request: Request, maxBytes: number): Promise<Result<string, 'TOO_LARGE' | 'NOT_JSON'>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return fail('TOO_LARGE')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return fail('TOO_LARGE')
    chunks.push(chunk)
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks)))
  } catch {
    return fail('NOT_JSON')
  }
}

/** The body of a request as JSON that every part of the shop can carry, or the reason why it is refused. */
export async function readBody(request: Request, maxBytes: number): Promise<Result<unknown, BodyCode>> {
  if (!json.test(request.headers.get('content-type') ?? '')) return fail('WRONG_TYPE')
  const text = await readText(request, maxBytes)
  if (!text.ok) return text
  if (!isShallowJson(text.value)) return fail('NOT_JSON')
  try {
    const value: unknown = JSON.parse(text.value)
    return isHarmless(value) ? ok(value) : fail('INVALID_INPUT')
  } catch {
    return fail('NOT_JSON')
  }
}
