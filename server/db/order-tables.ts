import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AddressTexts } from '#domain/address/postal-address.ts'
import type { Country } from '#domain/country/countries.ts'
import type { Configuration } from '#domain/design/configuration.ts'
import type { PairCheck } from '#domain/order/move-rules.ts'
import type { OrderActor } from '#domain/order/moves.ts'
import type { OrderContact } from '#domain/order/order-contact.ts'
import type { OrderTemplateKind } from '#domain/order/order-mails.ts'
import type { OrderKind, OrderStage } from '#domain/order/stages.ts'
import type { Quote } from '#domain/price/quote.ts'
import type { Language } from '#domain/settings.ts'

/**
 * An order belongs to either a customer or a guest, never to both. It stores what was agreed, so later changes of
 * settings do not affect it.
 */
export type OrdersTable = {
  id: string
  customer_id: string | null
  guest_id: string | null
  number: string
  kind: OrderKind
  /** The order that this one was split from, or whose pair this one remakes. */
  original_order_id: string | null
  /** Whether it may be open next to another open order: by an additional order grant, or because it was split off. */
  is_companion: Generated<boolean>
  stage: OrderStage
  stage_entered_at: Date
  placed_at: Date
  first_ready_to_pay_at: Date | null
  country: Country
  language: Language
  currency: Quote['currency']
  total_minor: number
  quote: JSONColumnType<Quote>
  terms_version: string
  contact: JSONColumnType<OrderContact>
  address: JSONColumnType<AddressTexts>
  /** Until when a payment session or a konbini voucher is open. */
  payment_open_until: Date | null
  /** By when it leaves the workshop, as the customer was last told. */
  promised_ship_by: Generated<Date | null>
  ship_date_missed_at: Generated<Date | null>
  carrier: string | null
  tracking_number: string | null
  /** Since when mail to the address of its contact bounces. */
  email_bounced_at: Generated<Date | null>
  /** False for the order of a guest whose address is not yet verified. */
  is_email_verified: Generated<boolean>
  /** Until when an unverified order holds its numbers. */
  numbers_held_until: Date | null
  /** The keyed hash of the network that placed an unverified order. */
  network_hash: string | null
}

/** A number that may be held without a verified address, and the order that holds it. */
export type UnverifiedHoldSlotsTable = { slot: number; order_id: string | null }

export type OrderPairsTable = {
  id: string
  order_id: string
  /** The pair that this one remakes; it keeps that pair's edition number. */
  original_pair_id: string | null
  position: number
  design_id: string
  configuration: JSONColumnType<Configuration>
  consent_version: string
  consent_language: Language
  consent_wording: string
  agreed_at: Date
  check_state: Generated<PairCheck>
  revision: Generated<number>
}

export type EditionNumbersTable = {
  number: number
  pair_id: string | null
  reserved_for: string | null
  reserved_until: Date | null
}

/**
 * The waitlist for numbers of the edition, in the order of `place`. Once a number is reserved for an entry, the row of
 * that number states until when.
 */
export type EditionWaitlistTable = {
  id: string
  position: GeneratedAlways<number>
  customer_id: string | null
  guest_id: string | null
  email: string
  language: Language
  wording: string
  joined_at: Date
  notified_at: Date | null
  /** The order that waits for its numbers; null for visitors who wait without an order. */
  order_id: string | null
}

/** Rows are append-only. */
export type OrderTransitionsTable = {
  id: string
  order_id: string
  occurred_at: Date
  actor: OrderActor
  actor_name: string | null
  from_stage: OrderStage | null
  to_stage: OrderStage
  reason: string | null
}

export type OrderRemindersTable = {
  order_id: string
  template: OrderTemplateKind
  day: number
  counted_from: Date
  queued_at: Date
}

/** Rows are append-only. */
export type OrderChangesTable = {
  id: string
  order_id: string
  occurred_at: Date
  actor: Extract<OrderActor, 'customer' | 'operator'>
  actor_name: string | null
  kind: 'address' | 'design' | 'email'
  pair_id: string | null
  revision: number | null
}
