import type { JSONColumnType } from 'kysely'
import type { Configuration } from '#domain/design/configuration.ts'
import type { Design } from '#domain/design/design.ts'
import type { Language } from '#domain/settings.ts'

export type DesignsTable = {
  id: string
  customer_id: string
  revision: number
  design: JSONColumnType<Design>
  saved_at: Date
}

/** A cart line belongs to either a customer or a guest, never to both. */
export type CartLinesTable = {
  id: string
  customer_id: string | null
  guest_id: string | null
  design_id: string
  person_id: string
  configuration: JSONColumnType<Configuration>
  consent_version: string
  consent_language: Language
  consent_wording: string
  agreed_at: Date
  added_at: Date
  /** When it was saved for later; null while it is in the cart. */
  saved_for_later_at: Date | null
}

export type AdditionalOrderGrantsTable = { customer_id: string | null; guest_id: string | null; granted_at: Date }
