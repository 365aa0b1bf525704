import type { WebhookEventKind } from '#domain/payment/webhook-events.ts'
import type { Result } from '#domain/result.ts'
import type { Language } from '#domain/settings.ts'

export type Money = { readonly currency: 'GBP' | 'JPY'; readonly amountMinor: number }

export type PaymentLinkInput = Money & {
  /** The payment's own id. Asked for twice under one id, a house makes one page. */
  readonly id: string
  readonly orderNumber: string
  readonly email: string
  readonly language: Language
  /** What is paid, as the page of the house names it. */
  readonly about: string
  /** Nothing can be paid there from then on. */
  readonly endsAt: Date
  /** Where the payer comes back to. That they do proves nothing. */
  readonly backTo: string
}

/** The page of a house where one payment is made. */
export type PaymentLink = { readonly ref: string; readonly url: string }

/** Which payment news is of: by the id that the shop gave it, or the name that the house has for its money. */
export type WebhookPaymentRef = { readonly paymentId: string } | { readonly chargeRef: string }

export type WebhookEvent = {
  /** One for each event, however often it is told. */
  readonly eventId: string
  readonly at: Date
  readonly kind: WebhookEventKind
  readonly of: WebhookPaymentRef
  /** By which the house knows the money, once there is any. */
  readonly chargeRef?: string
  readonly came?: Money
  /** Of a slip: its deadline. */
  readonly until?: Date
  /** Of money that goes back: the id that the shop gave it. */
  readonly refundId?: string
  /** Why it could not, as a kind. */
  readonly error?: string
}

/** Forged: not signed by the house. Old: signed too long ago, as what is played back is. */
export type WebhookError = 'forged' | 'old' | 'unreadable'

/** Refused for good, not now, or asked for by somebody else at this moment. The fault is a kind and a number, never the house's words. */
export type ProviderError = 'refused' | 'not_now' | 'under_way'

/** Whoever takes the money: a hosted page, news of what was paid there, an answer to who asks, and the way back for the money. */
export type PaymentProvider = {
  readonly name: 'sandbox' | 'stripe'
  createLink(linkInput: PaymentLinkInput, signal: AbortSignal): Promise<Result<PaymentLink, ProviderError, string>>
  /** Reads just the bytes that came. News of what is not the shop's business is nothing. */
  readWebhook(
    bytes: Buffer,
    signature: string | undefined,
    now: Date,
  ): Promise<Result<WebhookEvent | undefined, WebhookError>>
  /**
   * What became of a payment, for a shop that was not told: the news of it as the house knows it now, or none while its page can still be used.
   * It is as good as signed news, since it comes from nobody but the house. However often it is asked, the same news has the same id.
   */
  reconcile(
    payment: { readonly paymentId: string; readonly ref: string },
    now: Date,
    signal: AbortSignal,
  ): Promise<Result<WebhookEvent | undefined, ProviderError, string>>
  /** Under one id money goes back once, however often it is asked for. */
  refund(
    linkInput: Money & {
      readonly id: string
      readonly paymentId: string
      readonly chargeRef: string
      /** Of money that was paid in cash: where the payer is asked for an account, if not where they said when they paid. */
      readonly email?: string
    },
    signal: AbortSignal,
  ): Promise<Result<{ readonly state: 'asked' | 'needs_account' | 'done' }, ProviderError, string>>
}
