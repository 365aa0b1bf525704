import type { Context } from 'hono'
import type { ApiEnv } from './api-env.ts'
import { type BodyForms, bodyForms, compressedAboveBytes } from './body-forms.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { isKnownTag } from './known-tag.ts'
import { createEtag } from './stored-file.ts'

/** A response in the API's envelope, which can be stored and sent again. */
export type WrittenResponse = {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** Encodings of the body that were already produced. */
  readonly forms?: BodyForms
}

type ResponseOptions = {
  /** Whether the response is the same for every caller, so that clients may cache it. */
  readonly canBeCached?: boolean | undefined
  readonly more?: Readonly<Record<string, string>>
}

/**
 * Sends a response in the encoding that its caller accepts. A cacheable one carries an ETag and is answered with 304
 * when the caller has it; any other is `no-store`.
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
  // Most responses are small and not cacheable: there is no encoding to choose.
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
    // Node sends headers and text in one packet.
    return new Response(body, { status, headers })
  }
  headers['content-encoding'] = encoding
  const bytes = await forms.form(encoding)
  headers['content-length'] = String(bytes.length)
  return new Response(bytes as Buffer<ArrayBuffer>, { status, headers })
}
