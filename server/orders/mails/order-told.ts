import type { OrderLetterKind } from '#domain/order/order-letters.ts'

/** What a letter of an order says of it. */
export type OrderTold = {
  readonly number: string
  readonly totalMinor: number
  readonly currency: string
  readonly carrier: string | null
  readonly parcel: string | null
  /** By when it leaves the workshop. */
  readonly promisedAt: Date | null
}

export type OrderWords = Readonly<
  Record<OrderLetterKind, (told: OrderTold) => { readonly subject: string; readonly says: readonly string[] }>
>
