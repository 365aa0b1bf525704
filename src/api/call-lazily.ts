import type { Endpoint } from '#domain/contract/endpoint.ts'
import { fail } from '#domain/result.ts'
import type { ApiClient, ApiResult, CallOptions } from './api.ts'

/**
 * Calls an endpoint whose schemas are loaded with the first call, because no page needs them to be read or
 * hydrated. Like `ApiClient` it never throws: an endpoint that failed to load is a `NETWORK_ERROR`.
 */
export async function callLazily<E extends Endpoint>(
  api: ApiClient,
  load: () => Promise<E>,
  body?: Parameters<typeof api<E>>[1],
  options?: CallOptions<E>,
): Promise<ApiResult<E>> {
  const endpoint = await load().catch(() => undefined)
  return endpoint ? api(endpoint, body, options) : fail('NETWORK_ERROR')
}

type Common = typeof import('./page-endpoints.ts')

/** Calls an endpoint that any page may call. */
export function callCommon<Name extends keyof Common>(
  api: ApiClient,
  name: Name,
  body?: Parameters<typeof api<Common[Name]>>[1],
  options?: CallOptions<Common[Name]>,
): Promise<ApiResult<Common[Name]>> {
  const load = async () => (await import('./page-endpoints.ts'))[name]
  return callLazily<Common[Name]>(api, load, body, options)
}
