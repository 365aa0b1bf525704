import { msg } from '@lingui/core/macro'
import type { OrderStage } from '#domain/order/stages.ts'

/** The name of each stage, as current stage and in the history. */
export const stageWords: Readonly<Record<OrderStage, ReturnType<typeof msg>>> = {
  placed: msg`Order placed`,
  in_review: msg`Scan in review`,
  needs_attention: msg`Needs your attention`,
  ready_to_pay: msg`Ready to pay`,
  awaiting_payment: msg`Waiting for your payment`,
  paid: msg`Paid`,
  printing: msg`Printing`,
  quality_check: msg`Quality check`,
  shipped: msg`On its way`,
  delivered: msg`Delivered`,
  cancelled: msg`Cancelled`,
  refund_pending: msg`Refund on its way`,
  refunded: msg`Refunded`,
}
