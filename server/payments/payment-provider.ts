import type { WebhookEventKind } from '#domain/payment/webhook-events.ts'
import type { Result } from '#domain/result.ts'
import type { Language } from '#domain/settings.ts'

export type Money = { readonly currency: 'GBP' | 'JPY'; readonly amountMinor: number }

export type PaymentLinkInput = Money & {
  /** The payment's own id. Two requests with the same id create one page. */
  readonly id: string
  readonly orderNumber: string
  readonly email: string
  readonly language: Language
  /** What is paid, as the provider's page names it. */
  readonly about: string
  /** From then on nothing can be paid there. */
  readonly endsAt: Date
  /** Where the payer returns to. Returning proves nothing. */
  readonly backTo: string
}

/** The provider's page for one payment. */
export type PaymentLink = { readonly ref: string; readonly url: string }

/** The payment of a webhook event: by the id that the shop gave it, or by the provider's reference of the charge. */
export type WebhookPaymentRef = { readonly paymentId: string } | { readonly chargeRef: string }

export type WebhookEvent = {
  /** Unique for each event, however often it is delivered. */
  readonly eventId: string
  readonly at: Date
  readonly kind: WebhookEventKind
  readonly of: WebhookPaymentRef
  /** The provider's reference of the money, once there is any. */
  readonly chargeRef?: string
  readonly came?: Money
  /** The deadline of a konbini voucher. */
  readonly until?: Date
  /** The id that the shop gave the refund. */
  readonly refundId?: string
  /** Why the refund failed, as a code. */
  readonly error?: string
}

/** Forged: not signed by the provider. Old: signed too long ago, as in a replay. */
export type WebhookError = 'forged' | 'old' | 'unreadable'

/**
 * Rejected for good, failed for now, or in progress by another request. The error text is a code and a number, never
 * the provider's own words.
 */
export type ProviderError = 'refused' | 'temporary_failure' | 'in_progress'

/**
 * A payment provider: creates a hosted payment page, verifies webhooks about what was paid there, answers queries, and
 * refunds money.
 */
export type PaymentProvider = {
  readonly name: 'sandbox' | 'stripe'
  createLink(linkInput: PaymentLinkInput, signal: AbortSignal): Promise<Result<PaymentLink, ProviderError, string>>
  /** Reads the raw bytes as received. Events that do not concern the shop yield undefined. */
  readWebhook(
    bytes: Buffer,
    signature: string | undefined,
    now: Date,
  ): Promise<Result<WebhookEvent | undefined, WebhookError>>
  /**
   * Queries the state of a payment whose webhook has not arrived: its event as the provider knows it now, or undefined
   * while the page can still be used. It is as trustworthy as a signed webhook, since it comes from the provider
   * itself. Repeated queries return the same event with the same id.
   */
  reconcile(
    payment: { readonly paymentId: string; readonly ref: string },
    now: Date,
    signal: AbortSignal,
  ): Promise<Result<WebhookEvent | undefined, ProviderError, string>>
  /** Refunds money once per id, however often it is requested. */
  refund(
    linkInput: Money & {
      readonly id: string
      readonly paymentId: string
      readonly chargeRef: string
      /**
       * For cash payments: where the payer is asked for a bank account, if not at the address they gave when paying.
       */
      readonly email?: string
    },
    signal: AbortSignal,
  ): Promise<Result<{ readonly state: 'requested' | 'needs_account' | 'done' }, ProviderError, string>>
}
