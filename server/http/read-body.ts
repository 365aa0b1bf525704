import { fail, ok, type Result } from '#domain/result.ts'
import { isHarmless, isShallowJson } from './plain-json.ts'
import { type BytesCode, readBytes } from './read-bytes.ts'

export type BodyCode = BytesCode | 'WRONG_TYPE' | 'NOT_JSON' | 'INVALID_INPUT'

const json = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

function decodeBody(bytes: Uint8Array): Result<string, 'NOT_JSON'> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    return fail('NOT_JSON')
  }
}

export type ReadBody = { readonly value: unknown; readonly text: string }

/**
 * Parses the body of a request as JSON that the shop accepts, and returns it with its original text; or the reason for
 * rejecting it.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  requestBody: () => void,
): Promise<Result<ReadBody, BodyCode>> {
  if (!json.test(request.headers.get('content-type') ?? '')) return fail('WRONG_TYPE')
  const bytes = await readBytes(request, maxBytes, requestBody)
  if (!bytes.ok) return bytes
  const text = decodeBody(bytes.value)
  if (!text.ok) return text
  if (!isShallowJson(text.value)) return fail('NOT_JSON')
  try {
    const value: unknown = JSON.parse(text.value)
    return isHarmless(value) ? ok({ value, text: text.value }) : fail('INVALID_INPUT')
  } catch {
    return fail('NOT_JSON')
  }
}
