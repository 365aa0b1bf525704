import { orderMoves } from './moves.ts'
import { ends, type OrderStage } from './stages.ts'

/** What a customer may do with an order. */
export const customerActions = [
  'pay',
  'change_address',
  'change_email',
  'change_design',
  'split',
  'cancel',
  'confirm_delivery',
  'ask_for_refit',
  'write',
] as const
export type CustomerAction = (typeof customerActions)[number]

const reviewed = ['change_address', 'change_design', 'write'] as const

/**
 * Actions per stage that do not move the order. The design can be changed until payment, the address until shipping.
 */
const beside: Readonly<Record<OrderStage, readonly CustomerAction[]>> = {
  placed: reviewed,
  in_review: reviewed,
  needs_attention: [...reviewed, 'split'],
  ready_to_pay: ['pay', ...reviewed],
  awaiting_payment: ['pay', 'write'],
  paid: ['change_address', 'write'],
  printing: ['change_address', 'write'],
  quality_check: ['change_address', 'write'],
  shipped: ['write'],
  delivered: ['ask_for_refit', 'write'],
  cancelled: ['write'],
  refund_pending: ['write'],
  refunded: ['write'],
}

/** Derives `cancel` and `confirm_delivery` from the moves in `orderMoves` that the customer may make. */
function actionsForStage(stage: OrderStage, hasMissedShipDate: boolean): readonly CustomerAction[] {
  const theirs = orderMoves
    .filter(
      ({ from, by, rule }) =>
        from === stage && by.includes('customer') && (hasMissedShipDate || rule !== 'has_missed_ship_date'),
    )
    .map(({ to }) => to)
  return [
    ...(theirs.includes('cancelled') || theirs.includes('refund_pending') ? (['cancel'] as const) : []),
    ...(theirs.includes('delivered') ? (['confirm_delivery'] as const) : []),
  ]
}

/**
 * The actions that the stage of an order allows its customer. `hasMissedShipDate` adds cancelling a paid order that is
 * overdue.
 */
export function findCustomerActions(stage: OrderStage, { hasMissedShipDate = false } = {}): readonly CustomerAction[] {
  // The e-mail address can be changed as long as mails about the order are still to come.
  const reached = ends.has(stage) ? [] : (['change_email'] as const)
  const allowed = new Set<CustomerAction>([...beside[stage], ...reached, ...actionsForStage(stage, hasMissedShipDate)])
  return customerActions.filter((action) => allowed.has(action))
}
