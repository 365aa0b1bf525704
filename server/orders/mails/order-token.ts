import { isLinkOpen } from '#domain/order/order-link.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import type { Secrets } from '#server/verifications/secrets.ts'

/** What a link of an order hangs on, beside the order: whose it is, and where its mails go. Once either is another, the links before open nothing. */
export type TokenOrder = {
  readonly id: string
  readonly customer_id: string | null
  readonly guest_id: string | null
  readonly contact: { readonly email: string }
}

type OrderStageRow = { readonly stage: OrderStage; readonly stage_at: Date }

const getOrderMark = (secrets: Secrets, { id, customer_id, guest_id, contact }: TokenOrder) =>
  secrets.orderMark(id, customer_id ?? guest_id ?? '', contact.email)

/** Opens an order for whoever has no account. */
export function orderToken(secrets: Secrets, order: TokenOrder): string {
  return `${order.id}.${getOrderMark(secrets, order)}`
}

/** Which order a token says that it opens. */
export function orderNamedBy(token: string): string {
  return token.split('.')[0] ?? ''
}

/** Whether a token was made here, for this order as it is now, and has not ended with it. */
export function opensOrder(secrets: Secrets, token: string, order: TokenOrder & OrderStageRow, now: Date): boolean {
  return (
    secrets.isSame(orderToken(secrets, order), token) &&
    isLinkOpen(order.stage, order.stage_at.getTime(), now.getTime())
  )
}
