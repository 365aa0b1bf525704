import type { Endpoint } from './endpoint.ts'
import { storeList } from './stores.ts'

export const reserveStores = {
  method: 'GET',
  path: '/reserve/stores',
  answer: storeList,
  successStatus: 200,
  canBeCached: true,
} as const satisfies Endpoint
