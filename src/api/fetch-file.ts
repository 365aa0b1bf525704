import { type FileCall, type LinkFileCall, linkHeader } from '#domain/contract/call-kinds.ts'
import { type EndpointErrorCode, pathParameter } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/errors.ts'
import { attachedName } from '#domain/file/file-name.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { readErrorCode } from './read-error-code.ts'
import { type Callers, whoCalls } from './who-calls.ts'

type FetchFileDeps = Callers & { readonly base: string; readonly fetch: typeof fetch }

type FetchFileInput = {
  /** The value of the path parameter. */
  readonly id?: string
  readonly query?: Readonly<Record<string, string>>
  /** The token of an order link, for files that are authorized by it. */
  readonly link?: string
  /** Aborts the download. There is no other timeout: a large file takes as long as the connection needs. */
  readonly signal?: AbortSignal
}

/**
 * Downloads a file of the visitor's, with its name. A link or an `<img src>` would send no token, and a token
 * in an address would end up in logs: callers that display the file create an object URL for it and revoke
 * it.
 */
export async function fetchFile<F extends FileCall | LinkFileCall>(
  { base, fetch, ...callers }: FetchFileDeps,
  contract: F,
  { id = '', query = {}, link = '', signal }: FetchFileInput = {},
): Promise<Result<File, ErrorCode | EndpointErrorCode<F>>> {
  const words = new URLSearchParams(query).toString()
  const address = `${base}${contract.path.replace(pathParameter, encodeURIComponent(id))}${words && `?${words}`}`

  async function fetchOnce(isRefreshed: boolean): Promise<Result<File, ErrorCode | EndpointErrorCode<F>>> {
    const { needs } = contract
    const caller = needs === 'link' ? { headers: { [linkHeader]: link } } : await whoCalls(callers, needs, signal)
    if (typeof caller === 'string') return fail(caller === 'nobody' ? 'AUTH_REQUIRED' : 'NETWORK_ERROR')
    const { headers, token }: { headers: Record<string, string>; token?: string } = caller
    const answer = await fetch(address, { headers, redirect: 'error', ...(signal ? { signal } : {}) })
    if (answer.ok) return ok(await toFile(answer))
    if (answer.status === 401 && token !== undefined) {
      callers.session.reportRejectedToken(token, isRefreshed)
      if (!isRefreshed) return fetchOnce(true)
    }
    const said = await answer.json().catch(() => undefined)
    return fail(readErrorCode(answer.status, said, contract))
  }

  // Any failure discards the file, even if a part of it came.
  return fetchOnce(false).catch(() => fail('NETWORK_ERROR'))
}

async function toFile(answer: Response): Promise<File> {
  const type = answer.headers.get('content-type') ?? ''
  const name = attachedName(answer.headers.get('content-disposition') ?? undefined) ?? 'file'
  return new File([await answer.blob()], name, { type })
}
