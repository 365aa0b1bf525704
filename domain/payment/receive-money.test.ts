import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasBeenPaid, orderKinds, orderStages } from '../order/stages.ts'
import { paymentStates } from './payment-states.ts'
import { receiveMoney } from './receive-money.ts'

const money = { currency: 'GBP', amountMinor: 24_000 } as const
const anyMoney = fc.record({ currency: fc.constantFrom('GBP', 'JPY'), amountMinor: fc.constantFrom(24_000, 44_000) })
const anyOrderToSettle = fc.record({
  kind: fc.constantFrom(...orderKinds),
  stage: fc.constantFrom(...orderStages),
  currency: fc.constantFrom('GBP', 'JPY'),
  amountMinor: fc.constantFrom(0, 24_000, 44_000),
})

test('received money settles only an unpaid sale that is due for exactly that amount', () => {
  fc.assert(
    fc.property(
      anyMoney,
      anyMoney,
      fc.constantFrom(...paymentStates),
      fc.option(anyOrderToSettle, { nil: undefined }),
      (requested, came, state, order) => {
        const received = receiveMoney({ ...requested, state }, came, order)
        const same = (one: { currency: string; amountMinor: number }) =>
          one.currency === came.currency && one.amountMinor === came.amountMinor
        const isDue =
          order?.kind === 'sale' &&
          (order.stage === 'ready_to_pay' || order.stage === 'awaiting_payment') &&
          same(order) &&
          same(requested)
        expect(received.is === 'settles').toBe(state !== 'paid' && isDue)
        // Any other money is refunded.
        expect(received.is === 'goes_back').toBe(state !== 'paid' && !isDue)
      },
    ),
  )
})

test('money that is not due is refunded with its cause: paid_twice, order_not_payable or wrong_amount', () => {
  for (const stage of orderStages) {
    const received = receiveMoney({ ...money, state: 'ended' }, money, { ...money, kind: 'sale', stage })
    if (received.is !== 'goes_back') continue
    expect(received.cause, stage).toBe(hasBeenPaid(stage) ? 'paid_twice' : 'order_not_payable')
  }
  const open = { ...money, state: 'open' } as const
  expect(receiveMoney(open, money, undefined)).toEqual({ is: 'goes_back', cause: 'order_not_payable' })
  const ready = { ...money, kind: 'sale', stage: 'ready_to_pay' } as const
  expect(receiveMoney(open, { ...money, amountMinor: 23_999 }, ready)).toEqual({
    is: 'goes_back',
    cause: 'wrong_amount',
  })
})
