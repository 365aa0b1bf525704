import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { OrderTemplateKind } from '#domain/order/order-mails.ts'
import type { PairCheckErrorKind } from '#domain/workshop/pair-check-error.ts'

/** Why a pair cannot be made, which foot is affected, and the operator's own words if there are any. */
export type PairErrorInMail = {
  /** The edition number, to tell several pairs apart. */
  readonly number: number | null
  readonly kind: PairCheckErrorKind
  readonly side: FootSide | null
  readonly note: string | null
}

/** The data of an order's mail template. */
export type OrderMailData = {
  readonly number: string
  readonly totalMinor: number
  readonly currency: string
  readonly carrier: string | null
  readonly trackingNumber: string | null
  /** The latest date on which it leaves the workshop. */
  readonly promisedShipBy: Date | null
  /** The payment deadline of the chosen konbini voucher. */
  readonly voucherUntil: Date | null
  /** One entry for each pair that cannot be made. */
  readonly pairErrors: readonly PairErrorInMail[]
  /** Whether other pairs of the order can be made. */
  readonly hasReady: boolean
}

type OrderMailText = {
  readonly subject: string
  readonly says: readonly string[]
  /** The button's text, if there is more to do than to look at the order. */
  readonly button?: string
}

export type OrderWords = Readonly<Record<OrderTemplateKind, (order: OrderMailData) => OrderMailText>>
