import { orderMoves } from './moves.ts'
import { ends, type OrderStage } from './stages.ts'

/** What a customer does with an order. */
export const customerActions = [
  'pay',
  'change_address',
  'change_email',
  'change_design',
  'split',
  'cancel',
  'say_it_is_here',
  'ask_for_refit',
  'write',
] as const
export type CustomerAction = (typeof customerActions)[number]

const reviewed = ['change_address', 'change_design', 'write'] as const

/** Beside moving it. The design can be changed until it is paid, the address until it is shipped. */
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

/** Whether its customer ends an order, or says that it has come, is read from the moves that are theirs. */
function actionsForStage(stage: OrderStage, isLate: boolean): readonly CustomerAction[] {
  const theirs = orderMoves
    .filter(({ from, by, rule }) => from === stage && by.includes('customer') && (isLate || rule !== 'is_late'))
    .map(({ to }) => to)
  return [
    ...(theirs.includes('cancelled') || theirs.includes('refund_pending') ? (['cancel'] as const) : []),
    ...(theirs.includes('delivered') ? (['say_it_is_here'] as const) : []),
  ]
}

/** What a customer may do with an order at a stage, as far as the stage decides it, and whether it is late. */
export function findCustomerActions(stage: OrderStage, { isLate = false } = {}): readonly CustomerAction[] {
  // As long as there is anything to be told of it.
  const reached = ends.has(stage) ? [] : (['change_email'] as const)
  const allowed = new Set<CustomerAction>([...beside[stage], ...reached, ...actionsForStage(stage, isLate)])
  return customerActions.filter((action) => allowed.has(action))
}
