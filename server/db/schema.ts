import type { Store } from '#domain/contract/stores.ts'

export type StoresTable = {
  id: string
  name_en: string
  name_ja: string
  address_en: string
  address_ja: string
  time_zone: string
  latitude: number
  longitude: number
  country: Store['country']
}

/** One property per table. The migrations make the tables; this file tells TypeScript what they hold. */
export type Schema = {
  stores: StoresTable
}
