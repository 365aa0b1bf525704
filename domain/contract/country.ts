import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** `null` for IP addresses that belong to no country. */
export const getCountryByIpResponse = z.object({ country_code: z.nullable(z.string()) })
export type GetCountryByIpResponse = z.infer<typeof getCountryByIpResponse>

export const getCountryByIp = {
  method: 'GET',
  path: '/geo/getCountryByIP',
  response: getCountryByIpResponse,
  successStatus: 200,
} as const satisfies Endpoint
