import type { Context } from 'hono'
import type { ApiEnv } from './api-env.ts'
import { type BodyForms, bodyForms, compressedAboveBytes } from './body-forms.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { isKnownTag } from './known-tag.ts'
import { createEtag } from './stored-file.ts'

/** An answer in the wire's form, which can be kept and given again. */
export type WrittenResponse = {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** The forms of the body that were made for callers before. */
  readonly forms?: BodyForms
}

type ResponseOptions = {
  /** Everybody is answered the same. */
  readonly canBeCached?: boolean | undefined
  readonly more?: Readonly<Record<string, string>>
}

/**
 * Sends an answer in the form that its caller asked for; of one that may be kept, whoever has it hears only that it still
 * holds. Nobody keeps any other.
 */
export async function sendAnswer(
  { req }: Context<ApiEnv>,
  { status, body, headers: own, forms: made }: WrittenResponse,
  { canBeCached = false, more = {} }: ResponseOptions = {},
): Promise<Response> {
  const isCacheable = canBeCached && status === 200
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': isCacheable ? 'no-cache' : 'no-store',
    ...own,
    ...more,
  }
  // Most answers are small, and nobody's to keep: there is nothing to choose.
  if (!canBeCached && Buffer.byteLength(body) <= compressedAboveBytes) return new Response(body, { status, headers })
  const forms = made ?? bodyForms(body, 'one')
  const encoding = chooseEncoding(req.header('accept-encoding'), forms.encodings)
  headers.vary = 'accept-encoding'
  if (isCacheable) {
    headers.etag = createEtag(forms, encoding)
    if (isKnownTag(req.header('if-none-match'), headers.etag)) {
      delete headers['content-type']
      return new Response(null, { status: 304, headers })
    }
  }
  if (encoding === 'identity') {
    headers['content-length'] = String(Buffer.byteLength(body))
    // Head and text go out in one piece.
    return new Response(body, { status, headers })
  }
  headers['content-encoding'] = encoding
  const bytes = await forms.form(encoding)
  headers['content-length'] = String(bytes.length)
  return new Response(bytes as Buffer<ArrayBuffer>, { status, headers })
}
