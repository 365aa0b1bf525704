import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

const inBothLanguages = z.object({ en: z.string(), ja: z.string() })

export const store = z.object({
  id: z.string(),
  name: inBothLanguages,
  address: inBothLanguages,
  timeZone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  country: z.enum(['GB', 'JP']),
})
export type Store = z.infer<typeof store>

export const reserveStoresResponse = z.object({ stores: z.array(store) })
export type ReserveStoresResponse = z.infer<typeof reserveStoresResponse>

export const reserveStores = {
  method: 'GET',
  path: '/reserve/stores',
  response: reserveStoresResponse,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint
