import type { Generated } from 'kysely'
import type { DisputeState } from '#domain/payment/payment-states.ts'
import type { Language } from '#domain/settings.ts'

/** A payment page of the demo's payment provider. Currencies are written as the provider's protocol does. */
export type SandboxSessionsTable = {
  id: string
  payment_id: string
  order_number: string
  charge_id: string
  currency: 'gbp' | 'jpy'
  amount: number
  description: string
  language: Language
  success_url: string
  cancel_url: string
  voucher_days: number | null
  created_at: Date
  expires_at: Date
  state: Generated<'open' | 'voucher' | 'paid' | 'expired' | 'voucher_expired'>
  voucher_number: string | null
  voucher_expires_at: Date | null
  dispute: DisputeState | null
  refund_outcome: Generated<'at_once' | 'later' | 'account' | 'fail'>
  webhook_copies: Generated<number>
  webhook_delay_minutes: Generated<number>
}

export type SandboxRefundsTable = {
  id: string
  session_id: string
  refund_id: string
  amount: number
  state: 'pending' | 'requires_action' | 'succeeded' | 'failed'
  created_at: Date
}

export type SandboxIdempotencyKeysTable = {
  key: string
  request_digest: string
  response: string | null
  created_at: Date
}

export type SandboxWebhookEventsTable = {
  id: string
  session_id: string
  body: string
  copies: number
  delivered_copies: Generated<number>
  is_forged: boolean
  created_at: Date
}
