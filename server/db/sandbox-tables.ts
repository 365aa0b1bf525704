import type { Generated } from 'kysely'
import type { DisputeState } from '#domain/payment/payment-states.ts'
import type { Language } from '#domain/settings.ts'

/** A payment page of the demo's payment provider. Currencies are written as the provider's protocol does. */
export type SandboxSessionsTable = {
  id: string
  payment: string
  order_number: string
  charge: string
  currency: 'gbp' | 'jpy'
  amount: number
  about: string
  language: Language
  paid_url: string
  left_url: string
  slip_days: number | null
  made_at: Date
  expires_at: Date
  state: Generated<'open' | 'slip' | 'paid' | 'expired' | 'lapsed'>
  slip_number: string | null
  slip_until: Date | null
  dispute: DisputeState | null
  refunds_go: Generated<'at_once' | 'later' | 'account' | 'fail'>
  news_copies: Generated<number>
  news_late_minutes: Generated<number>
}

export type SandboxRefundsTable = {
  id: string
  session_id: string
  refund: string
  amount: number
  state: 'pending' | 'requires_action' | 'succeeded' | 'failed'
  made_at: Date
}

export type SandboxKeysTable = { key: string; asked_hash: string; answer: string | null; made_at: Date }

export type SandboxWebhookEventsTable = {
  id: string
  session_id: string
  body: string
  copies: number
  told: Generated<number>
  is_forged: boolean
  made_at: Date
}
