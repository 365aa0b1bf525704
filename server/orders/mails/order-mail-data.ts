import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { OrderTemplateKind } from '#domain/order/order-mails.ts'
import type { PairCheckErrorKind } from '#domain/workshop/pair-check-error.ts'

/** Why a pair cannot be made, by which foot, and in the words of somebody of the workshop where they wrote some. */
export type PairErrorInMail = {
  /** Which pair of several. */
  readonly number: number | null
  readonly kind: PairCheckErrorKind
  readonly side: FootSide | null
  readonly said: string | null
}

/** What a letter of an order says of it. */
export type OrderMailData = {
  readonly number: string
  readonly totalMinor: number
  readonly currency: string
  readonly carrier: string | null
  readonly parcel: string | null
  /** By when it leaves the workshop. */
  readonly promisedAt: Date | null
  /** By when the slip that was chosen is paid at a till. */
  readonly voucherUntil: Date | null
  /** Of each pair that cannot be made. */
  readonly pairErrors: readonly PairErrorInMail[]
  /** Others of it can be made. */
  readonly hasReady: boolean
}

type OrderMailText = {
  readonly subject: string
  readonly says: readonly string[]
  /** What is to be done, where it is more than to look. */
  readonly button?: string
}

export type OrderWords = Readonly<Record<OrderTemplateKind, (order: OrderMailData) => OrderMailText>>
