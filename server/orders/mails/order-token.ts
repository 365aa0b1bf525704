import { isLinkOpen } from '#domain/order/order-link.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import type { Secrets } from '#server/verifications/secrets.ts'

/**
 * What an order link depends on besides the order's id: its owner and its mail address. When either changes, earlier
 * links stop working.
 */
export type TokenOrder = {
  readonly id: string
  readonly customer_id: string | null
  readonly guest_id: string | null
  readonly contact: { readonly email: string }
}

type OrderStageRow = { readonly stage: OrderStage; readonly stage_entered_at: Date }

const markedParts = ({ id, customer_id, guest_id, contact }: TokenOrder) =>
  [id, customer_id ?? guest_id ?? '', contact.email] as const

/** The token that opens an order without an account. */
export function orderToken(secrets: Secrets, order: TokenOrder): string {
  return `${order.id}.${secrets.orderMark(...markedParts(order))}`
}

/** The order id that a token claims to open; not verified. */
export function orderNamedBy(token: string): string {
  return token.split('.')[0] ?? ''
}

/** Whether a token was signed here for the order as it is now, and its link has not expired. */
export function opensOrder(secrets: Secrets, token: string, order: TokenOrder & OrderStageRow, now: Date): boolean {
  return (
    token.startsWith(`${order.id}.`) &&
    secrets.isOrderMark(token.slice(order.id.length + 1), ...markedParts(order)) &&
    isLinkOpen(order.stage, order.stage_entered_at.getTime(), now.getTime())
  )
}
