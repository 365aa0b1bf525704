import type { FootSide } from '#domain/foot/foot-figures.ts'
import type { OrderLetterKind } from '#domain/order/order-letters.ts'
import type { PairFaultKind } from '#domain/workshop/pair-fault.ts'

/** Why a pair cannot be made, by which foot, and in the words of somebody of the workshop where they wrote some. */
export type ToldFault = {
  /** Which pair of several. */
  readonly number: number | null
  readonly kind: PairFaultKind
  readonly side: FootSide | null
  readonly said: string | null
}

/** What a letter of an order says of it. */
export type OrderTold = {
  readonly number: string
  readonly totalMinor: number
  readonly currency: string
  readonly carrier: string | null
  readonly parcel: string | null
  /** By when it leaves the workshop. */
  readonly promisedAt: Date | null
  /** By when the slip that was chosen is paid at a till. */
  readonly slipUntil: Date | null
  /** Of each pair that cannot be made. */
  readonly faults: readonly ToldFault[]
  /** Others of it can be made. */
  readonly hasReady: boolean
}

type Said = {
  readonly subject: string
  readonly says: readonly string[]
  /** What is to be done, where it is more than to look. */
  readonly button?: string
}

export type OrderWords = Readonly<Record<OrderLetterKind, (told: OrderTold) => Said>>
