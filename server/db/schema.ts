import type { Generated, JSONColumnType } from 'kysely'
import type { AddressTexts } from '#domain/address/postal-address.ts'
import type { ConsentChoice } from '#domain/consent/consent.ts'
import type { Store } from '#domain/contract/stores.ts'
import type { Country } from '#domain/country/countries.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import type { Language } from '#domain/settings.ts'

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

export type CustomersTable = { id: string; created_at: Date }

export type SessionsTable = {
  id: string
  customer_id: string
  binding_hash: string | null
  device: string
  created_at: Date
  seen_at: Date
  ended_at: Date | null
  ended_why: 'signed_out' | 'reused' | 'removed' | null
}

export type RefreshTokensTable = { hash: string; session_id: string; expires_at: Date; used_at: Date | null }

/** An order is a customer's or a guest's, never both's. */
export type OrdersTable = {
  id: string
  customer_id: string | null
  guest_id: string | null
  stage: OrderStage
  payment_link: string | null
  placed_at: Date
}

/** Rows are written once and never changed. */
export type ConsentsTable = {
  id: string
  choice: ConsentChoice
  version: string
  language: Language
  wording: string
  chosen_at: Date
}

/** Who wants to hear when we ship to their country, and the words they agreed to. */
export type CountryWaitingListTable = {
  email: string
  country: Country
  language: Language
  wording: string
  created_at: Date
}

export type CustomerAddressesTable = {
  id: string
  customer_id: string
  country: Country
  fields: JSONColumnType<AddressTexts>
  is_default: boolean
  created_at: Date
  changed_at: Date
}

type ChangedText = {
  key: string
  text_en: string | null
  text_ja: string | null
  categories: JSONColumnType<string[]>
}

/** What operators have changed; what is null is as the shop was built. */
export type TranslationsTable = ChangedText

export type TranslationChangesTable = ChangedText & { id: Generated<string>; changed_by: string; changed_at: Date }

/** One property per table. The migrations make the tables; this file tells TypeScript what they hold. */
export type Schema = {
  stores: StoresTable
  customers: CustomersTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  orders: OrdersTable
  consents: ConsentsTable
  country_waiting_list: CountryWaitingListTable
  customer_addresses: CustomerAddressesTable
  translations: TranslationsTable
  translation_changes: TranslationChangesTable
}
