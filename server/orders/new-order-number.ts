import { randomInt } from 'node:crypto'
import { orderNumber } from '#domain/order/order-number.ts'

const parts = 2 ** 32

/** A random order number. */
export function newOrderNumber(): string {
  return orderNumber(() => randomInt(parts) / parts)
}
