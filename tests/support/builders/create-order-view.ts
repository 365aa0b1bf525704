import { findCustomerActions } from '#domain/order/customer-actions.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'

const placedAt = '2026-11-20T10:00:00.000Z'

/** An order of one pair to London as the API returns it to its customer, at a stage that it reached at once. */
export function createOrderView(stage: OrderStage, more: Partial<OrderView> = {}): OrderView {
  return {
    number: '2345-BCDF',
    kind: 'sale',
    stage,
    placed_at: placedAt,
    country: 'GB',
    currency: 'GBP',
    total_minor: 24_000,
    email: 'iris@example.com',
    email_bounced: false,
    address: { name: 'Iris Example', line_1: '98 Columbia Road', city: 'London', postcode: 'E2 7QB' },
    carrier: null,
    tracking_number: null,
    tracking_url: null,
    promised_ship_by: null,
    has_missed_ship_date: false,
    pay_by: null,
    payment: null,
    refund: null,
    pairs: [createPairView()],
    history: [
      { at: placedAt, stage: 'placed' },
      ...(stage === 'placed' ? [] : [{ at: '2026-11-21T10:00:00.000Z', stage }]),
    ],
    actions: [...findCustomerActions(stage)],
    ...more,
  }
}

export function createPairView(more: Partial<OrderView['pairs'][number]> = {}): OrderView['pairs'][number] {
  return {
    edition_number: 214,
    design_id: 'd1',
    for: 'Iris',
    upper: 'shell',
    colour: 'green',
    feel: 'natural',
    sole_text: 'IRIS',
    checked: 'waiting',
    check_error: null,
    revision: 1,
    ...more,
  }
}
