import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import type { OrdersTable } from '#server/db/order-tables.ts'
import { newOrderNumber } from '#server/orders/new-order-number.ts'

const address = { name: 'Iris Example', line_1: '98 Columbia Road', city: 'London', postcode: 'E2 7QB' } as const

/** An order of one pair by a sample customer, placed at this moment; it conflicts with no other sample order. */
export function sampleOrder(
  of: Pick<Insertable<OrdersTable>, 'stage' | 'placed_at'> & Partial<Insertable<OrdersTable>>,
): Insertable<OrdersTable> {
  const priced = quote('GB', 1)
  if (!priced.ok) throw new Error('A sample order has no price')
  return {
    id: randomUUID(),
    customer_id: null,
    guest_id: null,
    number: newOrderNumber(),
    kind: 'sale',
    original_order_id: null,
    is_companion: true,
    stage_entered_at: of.placed_at,
    first_ready_to_pay_at: null,
    country: 'GB',
    language: 'en',
    currency: priced.value.currency,
    total_minor: priced.value.totalMinor,
    quote: JSON.stringify(priced.value),
    terms_version: settings.terms.versions[0].number,
    contact: JSON.stringify({ email: 'iris@hadashi.example' }),
    address: JSON.stringify(address),
    payment_open_until: null,
    carrier: null,
    tracking_number: null,
    ...of,
  }
}
