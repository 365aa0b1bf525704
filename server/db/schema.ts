import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { SignUpDetails } from '#domain/account/sign-up-details.ts'
import type { AddressTexts } from '#domain/address/postal-address.ts'
import type { AgreementKind } from '#domain/consent/agreements.ts'
import type { ConsentChoice } from '#domain/consent/consent.ts'
import type { Store } from '#domain/contract/stores.ts'
import type { Country } from '#domain/country/countries.ts'
import type { MediaType } from '#domain/file/media-kinds.ts'
import type { OrderTemplateKind } from '#domain/order/order-mails.ts'
import type { Language } from '#domain/settings.ts'
import type { EmailChangesTable } from './account-tables.ts'
import type { AdditionalOrderGrantsTable, CartLinesTable, DesignsTable } from './design-tables.ts'
import type { AuditLogTable, OperatorsTable, OperatorTokensTable } from './operator-tables.ts'
import type {
  EditionNumbersTable,
  EditionWaitlistTable,
  OrderChangesTable,
  OrderPairsTable,
  OrderRemindersTable,
  OrdersTable,
  OrderTransitionsTable,
  UnverifiedHoldSlotsTable,
} from './order-tables.ts'
import type { PaymentsTable, RefundsTable, WebhookEventsTable } from './payment-tables.ts'
import type {
  SandboxIdempotencyKeysTable,
  SandboxRefundsTable,
  SandboxSessionsTable,
  SandboxWebhookEventsTable,
} from './sandbox-tables.ts'
import type { DeviceHandoffsTable, PeopleTable, ScansTable } from './scan-tables.ts'
import type { KnownNetworksTable, SecurityChainTable, SecurityEventsTable } from './security-tables.ts'
import type { PairChecksTable, PrintFilesTable } from './workshop-tables.ts'

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

/** `Generated` columns have a default or are null until the customer provides them. */
export type CustomersTable = {
  id: string
  created_at: Date
  email: Generated<string | null>
  given_name: Generated<string | null>
  family_name: Generated<string | null>
  given_kana: Generated<string | null>
  family_kana: Generated<string | null>
  phone: Generated<string | null>
  language: Generated<Language>
  country: Generated<Country>
  removed_at: Generated<Date | null>
}

/** The verification that an e-mail address belongs to somebody, and its outcome. */
export type EmailVerificationsTable = {
  id: string
  purpose: 'sign_in' | 'email_change' | 'order_claim' | 'order_email' | 'current_email'
  /** Empty where the code was requested for an order that cannot be claimed. */
  email: string
  customer_id: string | null
  code_hash: string
  link_hash: string | null
  sign_up_details: JSONColumnType<SignUpDetails> | null
  binding_hash: string | null
  attempts: Generated<number>
  created_at: Date
  expires_at: Date
  sign_up_token_hash: Generated<string | null>
  ended_at: Generated<Date | null>
  end_reason: Generated<'used' | 'attempts_exceeded' | 'replaced' | null>
  /** The number of the order that is claimed or verified. */
  order_number: Generated<string | null>
}

export type RateLimitsTable = { name: string; count: number; window_ends_at: Date }

/** Rows are append-only. */
export type AgreementsTable = {
  id: string
  customer_id: string
  kind: AgreementKind
  is_given: boolean
  version: string
  language: Language
  wording: string
  agreed_at: Date
}

export type SessionsTable = {
  id: string
  customer_id: string
  binding_hash: string | null
  device: string
  created_at: Date
  last_seen_at: Date
  ended_at: Date | null
  end_reason: 'signed_out' | 'token_reused' | 'email_changed' | 'expired' | null
}

export type RefreshTokensTable = { hash: string; session_id: string; expires_at: Date; used_at: Date | null }

/** Rows are append-only. */
export type CookieConsentsTable = {
  id: string
  choice: ConsentChoice
  version: string
  language: Language
  wording: string
  chosen_at: Date
  customer_id: Generated<string | null>
}

/** E-mail addresses to notify when the shop ships to a country, and the wording they agreed to. */
export type CountryWaitlistTable = {
  email: string
  country: Country
  language: Language
  wording: string
  created_at: Date
  customer_id: Generated<string | null>
}

export type CustomerAddressesTable = {
  id: string
  customer_id: string
  country: Country
  fields: JSONColumnType<AddressTexts>
  is_default: boolean
  created_at: Date
  updated_at: Date
}

type ChangedText = {
  key: string
  text_en: string | null
  text_ja: string | null
  categories: JSONColumnType<string[]>
}

/** Texts that operators have changed; a null text is unchanged from the build. */
export type TranslationOverridesTable = ChangedText

export type TranslationChangesTable = ChangedText & { id: Generated<string>; changed_by: string; changed_at: Date }

/** The kind of a mail; there is one for every template in `mail/templates`. */
export type MailKind =
  | 'sign_in'
  | 'email_change_code'
  | 'email_taken'
  | 'email_changed'
  | 'account_deleted'
  | 'welcome'
  | 'order_claim'
  | 'order_email_added'
  | 'order_email_removed'
  | 'number_reserved'
  | OrderTemplateKind

/**
 * A mail that is queued or sent; its job records the outcome. Its texts become null once a mail server has accepted
 * them.
 */
export type MailsTable = {
  id: string
  /** Null as long as it is unknown who owns the address. */
  customer_id: Generated<string | null>
  /** The order that the mail is about. */
  order_id: Generated<string | null>
  kind: MailKind
  to_address: string
  language: Language
  subject: string | null
  body_text: string | null
  body_html: string | null
  created_at: Date
  sent_at: Date | null
}

/** Background jobs. `lease_token` identifies the attempt that holds the job's lease. */
export type JobsTable = {
  id: string
  kind: string
  subject: string
  payload: JSONColumnType<object>
  queued_at: Date
  due_at: Date
  attempts: Generated<number>
  started_at: Generated<Date | null>
  lease_token: Generated<string | null>
  lease_until: Generated<Date | null>
  is_requeued: Generated<boolean>
  progress: Generated<string | null>
  last_error: Generated<string | null>
  ended_at: Generated<Date | null>
  end_reason: Generated<'done' | 'given_up' | null>
}

/** A file belongs to either a customer or a guest, never to both. */
export type FilesTable = {
  id: string
  customer_id: string | null
  guest_id: string | null
  /** The order that the workshop made the file for; the file is hidden until that order is paid. */
  order_id: Generated<string | null>
  /** The driver returns bigint columns as strings. */
  size: ColumnType<string, number, number>
  /** These three columns are null while the file is still being uploaded. */
  name: Generated<string | null>
  media_type: Generated<MediaType | null>
  digest: Generated<string | null>
  /** `lost` means that the file's bytes are missing from the store. */
  state: 'pending' | 'stored' | 'lost'
  created_at: Date
}

/**
 * The stored responses of idempotent endpoints. Without a response, the request is in progress or its server has ended.
 */
export type IdempotencyKeysTable = {
  caller_id: string
  endpoint: string
  key: string
  customer_id: string | null
  request_digest: string
  lease_token: string
  lease_until: Date
  response_status: number | null
  response_body: string | null
  created_at: Date
}

/** The event channels of customers and guests, each with its last event number. */
export type StreamChannelsTable = {
  id: string
  customer_id: string | null
  last_number: number
  merged_into: string | null
  number_offset: number | null
}

export type StreamEventsTable = {
  channel_id: string
  number: number
  kind: string
  payload: JSONColumnType<object>
  created_at: Date
}

export type DemoClockTable = { id: 'shop'; offset_seconds: number }

/** One property per table. The migrations create the tables; this file declares their columns for TypeScript. */
export type Schema = {
  stores: StoresTable
  customers: CustomersTable
  email_verifications: EmailVerificationsTable
  rate_limits: RateLimitsTable
  agreements: AgreementsTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  orders: OrdersTable
  order_pairs: OrderPairsTable
  order_changes: OrderChangesTable
  order_transitions: OrderTransitionsTable
  order_reminders: OrderRemindersTable
  edition_numbers: EditionNumbersTable
  edition_waitlist: EditionWaitlistTable
  payments: PaymentsTable
  pair_checks: PairChecksTable
  print_files: PrintFilesTable
  webhook_events: WebhookEventsTable
  refunds: RefundsTable
  cookie_consents: CookieConsentsTable
  country_waitlist: CountryWaitlistTable
  customer_addresses: CustomerAddressesTable
  translation_overrides: TranslationOverridesTable
  translation_changes: TranslationChangesTable
  mails: MailsTable
  jobs: JobsTable
  operators: OperatorsTable
  operator_tokens: OperatorTokensTable
  audit_log: AuditLogTable
  demo_clock: DemoClockTable
  files: FilesTable
  file_owners: { guest_id: string }
  files_to_delete: { id: string }
  idempotency_keys: IdempotencyKeysTable
  stream_channels: StreamChannelsTable
  stream_events: StreamEventsTable
  people: PeopleTable
  scans: ScansTable
  device_handoffs: DeviceHandoffsTable
  designs: DesignsTable
  cart_lines: CartLinesTable
  additional_order_grants: AdditionalOrderGrantsTable
  unverified_hold_slots: UnverifiedHoldSlotsTable
  known_networks: KnownNetworksTable
  security_events: SecurityEventsTable
  security_chain: SecurityChainTable
  email_changes: EmailChangesTable
  sandbox_sessions: SandboxSessionsTable
  sandbox_refunds: SandboxRefundsTable
  sandbox_idempotency_keys: SandboxIdempotencyKeysTable
  sandbox_webhook_events: SandboxWebhookEventsTable
}
