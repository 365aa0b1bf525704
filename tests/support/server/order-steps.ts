import fc from 'fast-check'
import { orderStages } from '#domain/order/stages.ts'

/*
 * What customers, operators, the check, payments and days may do to orders, one after the other, and what may interrupt
 * it: a lost response, a broken connection, a cancelled statement.
 */

const a = <Kind extends string>(is: Kind) => fc.constant(is)
const who = fc.nat({ max: 2 })
const order = fc.nat()
/** The interruption happens after this many database queries. */
const delay = fc.nat({ max: 15 })

const anyPlacing = fc.record({
  is: a('place'),
  who,
  /** The number of pairs added to an empty cart. */
  pairs: fc.integer({ min: 1, max: 3 }),
  /** The number of concurrent requests, each under its own key. */
  tabs: fc.integer({ min: 1, max: 3 }),
  disruption: fc.constantFrom('none', 'none', 'none', 'answer_lost', 'cut_off', 'cancelled'),
  delay,
})
const anyArrow = fc.record({
  is: a('arrow'),
  order,
  arrow: fc.nat(),
  disruption: fc.constantFrom('none', 'none', 'none', 'none', 'broken_off', 'cut_off'),
  delay,
})
const anyJump = fc.record({
  is: a('jump'),
  order,
  to: fc.constantFrom(...orderStages),
  by: fc.constantFrom('operator', 'check'),
})
const anyFinding = fc.record({
  is: a('check'),
  order,
  /** The number of its pairs that cannot be made; the others can. */
  failed: fc.constantFrom(0, 0, 1, 1, 2),
})

const anyAddress = fc.record({
  is: a('address'),
  order,
  /** Concurrently, from several tabs. */
  to: fc.array(fc.constantFrom('GB', 'JP'), { minLength: 1, maxLength: 3 }),
})

const anyPayment = fc.record({
  is: a('pay'),
  order,
  tabs: fc.integer({ min: 1, max: 2 }),
  /** The button pressed on the payment page. */
  press: fc.constantFrom('pay', 'pay', 'pay', 'voucher', 'expire', 'abandon'),
  disruption: fc.constantFrom('none', 'none', 'none', 'answer_lost', 'cut_off'),
  delay,
})
const anyBank = fc.record({
  is: a('bank'),
  order,
  press: fc.constantFrom('pay', 'pay', 'till', 'lapse', 'inquire', 'answered', 'escalate', 'dispute', 'won', 'lost'),
  /** One of the payment pages that the payer was led to. */
  page: fc.nat({ max: 3 }),
})
/** The shop's account at the provider is empty for a while, and no refund of the order's money is possible. */
const anyEmptiness = fc.record({ is: a('account'), order, isEmpty: fc.constantFrom(true, true, false) })
/** A bank returns money that was refunded. */
const anyReturn = fc.record({ is: a('bounce'), order })
const workers = fc.integer({ min: 1, max: 2 })
const anyWebhookStep = fc.record({
  is: a('webhook'),
  workers,
  disruption: fc.constantFrom('none', 'none', 'cut_off'),
  delay,
})

const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ is: a('add'), who }) },
  { weight: 5, arbitrary: anyPlacing },
  { weight: 4, arbitrary: fc.record({ is: a('grant'), who }) },
  { weight: 1, arbitrary: fc.record({ is: a('sign_in'), who, delay }) },
  { weight: 4, arbitrary: fc.record({ is: a('cancel'), who, order }) },
  { weight: 14, arbitrary: anyArrow },
  { weight: 2, arbitrary: anyJump },
  { weight: 4, arbitrary: anyFinding },
  { weight: 2, arbitrary: anyAddress },
  { weight: 1, arbitrary: fc.record({ is: a('design'), order, place: fc.nat({ max: 3 }) }) },
  { weight: 7, arbitrary: fc.record({ is: a('split'), order, isBrokenOff: fc.constantFrom(false, false, true) }) },
  { weight: 9, arbitrary: anyPayment },
  { weight: 4, arbitrary: anyBank },
  { weight: 7, arbitrary: anyWebhookStep },
  { weight: 2, arbitrary: fc.record({ is: a('money'), workers }) },
  { weight: 2, arbitrary: fc.record({ is: a('pay_twice'), order, last: fc.constantFrom('first', 'second') }) },
  { weight: 1, arbitrary: anyEmptiness },
  { weight: 1, arbitrary: fc.record({ is: a('ask_again'), order }) },
  { weight: 2, arbitrary: anyReturn },
  // Polling for the state matters only if the webhook never arrives.
  { weight: 2, arbitrary: fc.record({ is: a('ask'), isWebhookLost: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ is: a('minutes'), minutes: fc.constantFrom(5, 30, 31) }) },
  { weight: 1, arbitrary: fc.record({ is: a('days'), days: fc.integer({ min: 1, max: 9 }) }) },
)
export type OrderStep = typeof anyStep extends fc.Arbitrary<infer Step> ? Step : never
export type OrderStepByType<Kind extends OrderStep['is']> = Extract<OrderStep, { is: Kind }>
export type Disruption = OrderStepByType<'place' | 'arrow'>['disruption']

/** A run begins with three guests, and often with few numbers left. */
export const anyRun = fc.record({
  free: fc.oneof(fc.constant(null), fc.nat({ max: 8 })),
  steps: fc.array(anyStep, { minLength: 1, maxLength: 100, size: 'max' }),
})
