import fc from 'fast-check'
import { orderStages } from '#domain/order/stages.ts'

/*
 * What customers, operators, the check, payments and days may do to orders, one after the other, and what may come between: an answer
 * that nobody hears, a connection that breaks, a statement that is cancelled.
 */

const a = <IsInside extends string>(is: IsInside) => fc.constant(is)
const who = fc.nat({ max: 2 })
const order = fc.nat()
/** Something comes between after so many questions to the database. */
const delay = fc.nat({ max: 15 })

const anyPlacing = fc.record({
  is: a('place'),
  who,
  /** So many are put into a cart that is empty. */
  pairs: fc.integer({ min: 1, max: 3 }),
  /** At once, each under a key of its own. */
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
  /** So many of its pairs cannot be made; the others can. */
  failed: fc.constantFrom(0, 0, 1, 1, 2),
})

const anyAddress = fc.record({
  is: a('address'),
  order,
  /** At once, from several tabs. */
  to: fc.array(fc.constantFrom('GB', 'JP'), { minLength: 1, maxLength: 3 }),
})

const anyPayment = fc.record({
  is: a('pay'),
  order,
  tabs: fc.integer({ min: 1, max: 2 }),
  /** What is pressed at its page. */
  press: fc.constantFrom('pay', 'pay', 'pay', 'slip', 'expire', 'leave'),
  disruption: fc.constantFrom('none', 'none', 'none', 'answer_lost', 'cut_off'),
  delay,
})
const anyBank = fc.record({
  is: a('bank'),
  order,
  press: fc.constantFrom('pay', 'pay', 'till', 'lapse', 'inquire', 'answered', 'escalate', 'dispute', 'won', 'lost'),
  /** One of those that it was led to. */
  page: fc.nat({ max: 3 }),
})
/** The shop's account at the house is empty for a while, and nothing of what an order brought goes back. */
const anyEmptiness = fc.record({ is: a('account'), order, isEmpty: fc.constantFrom(true, true, false) })
/** Money that was sent back comes from the bank again. */
const anyReturn = fc.record({ is: a('bounce'), order })
const workers = fc.integer({ min: 1, max: 2 })
const anyWebhookStep = fc.record({
  is: a('news'),
  workers,
  disruption: fc.constantFrom('none', 'none', 'cut_off'),
  delay,
})

const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ is: a('add'), who }) },
  { weight: 5, arbitrary: anyPlacing },
  { weight: 4, arbitrary: fc.record({ is: a('leave'), who }) },
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
  // What was said of it at once is of no use if it never comes.
  { weight: 2, arbitrary: fc.record({ is: a('ask'), isWebhookLost: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ is: a('minutes'), minutes: fc.constantFrom(5, 30, 31) }) },
  { weight: 1, arbitrary: fc.record({ is: a('days'), days: fc.integer({ min: 1, max: 9 }) }) },
)
export type OrderStep = typeof anyStep extends fc.Arbitrary<infer GetScanEndpoint> ? GetScanEndpoint : never
export type OrderStepByType<IsInside extends OrderStep['is']> = Extract<OrderStep, { is: IsInside }>
export type Disruption = OrderStepByType<'place' | 'arrow'>['disruption']

/** A run begins with three guests, and often with few numbers left. */
export const anyRun = fc.record({
  free: fc.oneof(fc.constant(null), fc.nat({ max: 8 })),
  steps: fc.array(anyStep, { minLength: 1, maxLength: 100, size: 'max' }),
})
