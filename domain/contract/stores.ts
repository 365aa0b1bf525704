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

export const listStoresResponse = z.object({ stores: z.array(store) })
export type ListStoresResponse = z.infer<typeof listStoresResponse>

export const listStores = {
  method: 'GET',
  path: '/stores',
  response: listStoresResponse,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint
