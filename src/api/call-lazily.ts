import type { Endpoint } from '#domain/contract/endpoint.ts'
import { fail } from '#domain/result.ts'
import type { Called, CallOptions, Wire } from './wire.ts'

/**
 * Calls an endpoint whose schemas are loaded with the first call: no page needs them to be read or hydrated. Like `wire` it
 * never throws; an endpoint that did not load could not be reached.
 */
export async function callLazily<E extends Endpoint>(
  wire: Wire,
  load: () => Promise<E>,
  body?: Parameters<typeof wire<E>>[1],
  options?: CallOptions<E>,
): Promise<Called<E>> {
  const endpoint = await load().catch(() => undefined)
  return endpoint ? wire(endpoint, body, options) : fail('NETWORK_ERROR', undefined)
}

type Common = typeof import('#domain/contract/endpoints.ts')

/** Calls an endpoint that any page may call. */
export function callCommon<Name extends keyof Common>(
  wire: Wire,
  name: Name,
  body?: Parameters<typeof wire<Common[Name]>>[1],
  options?: CallOptions<Common[Name]>,
): Promise<Called<Common[Name]>> {
  const load = async () => (await import('#domain/contract/endpoints.ts'))[name]
  return callLazily<Common[Name]>(wire, load, body, options)
}
