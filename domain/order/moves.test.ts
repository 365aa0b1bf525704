import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveRules, type OrderFacts, pairChecks } from './move-rules.ts'
import { moveFor, orderActors, orderMoves } from './moves.ts'
import { orderMails } from './order-mails.ts'
import { ends, type OrderKind, type OrderStage, openStages, orderKinds, orderStages } from './stages.ts'

const anyFacts: fc.Arbitrary<OrderFacts> = fc.record({
  checks: fc.array(fc.constantFrom(...pairChecks), { minLength: 1, maxLength: 4 }),
  isBeingPaid: fc.boolean(),
  isDisputed: fc.boolean(),
  hasOpenDispute: fc.boolean(),
  isPaidBack: fc.boolean(),
  isPastDate: fc.boolean(),
  isLate: fc.boolean(),
  hasParcel: fc.boolean(),
  daysSinceReady: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
  daysInStage: fc.integer({ min: 0, max: 40 }),
})
const calm: OrderFacts = {
  checks: ['passed'],
  isBeingPaid: false,
  isDisputed: false,
  hasOpenDispute: false,
  isPaidBack: false,
  isPastDate: false,
  isLate: false,
  hasParcel: true,
  daysSinceReady: 0,
  daysInStage: 0,
}
const index = (stage: OrderStage) => orderStages.indexOf(stage)
const of = (kind: OrderKind) => orderMoves.filter(({ kinds }) => kinds.includes(kind))

/** Every stage that an order of a kind comes to from where it is placed. */
function reached(kind: OrderKind): Set<OrderStage> {
  const found = new Set<OrderStage>(['placed'])
  for (const stage of found) for (const { from, to } of of(kind)) if (from === stage) found.add(to)
  return found
}

describe('the table of moves', () => {
  test('leads to every stage of a sale, and nowhere near money for what is made again', () => {
    expect([...reached('sale')].sort((one, other) => index(one) - index(other))).toEqual(orderStages)
    for (const kind of ['refit', 'replacement'] as const) {
      const unreached = orderStages.filter((stage) => !reached(kind).has(stage))
      expect(unreached).toEqual(['ready_to_pay', 'awaiting_payment', 'paid', 'refund_pending', 'refunded'])
    }
  })

  test.each(orderKinds)('leads on from every stage of a %s that is no end', (kind) => {
    const stuck = [...reached(kind)].filter((stage) => !of(kind).some(({ from }) => from === stage))
    expect(stuck.filter((stage) => !ends.has(stage))).toEqual([])
  })

  test('leads from every stage to an end', () => {
    for (const kind of orderKinds)
      for (const begin of reached(kind)) {
        const found = new Set<OrderStage>([begin])
        for (const stage of found) for (const { from, to } of of(kind)) if (from === stage) found.add(to)
        expect([...found].some((stage) => ends.has(stage))).toBe(true)
      }
  })

  test('leads back in five places, and the table says so', () => {
    const back = orderMoves.filter(({ from, to }) => index(to) < index(from))
    expect(back.map(({ from, to }) => `${from} -> ${to}`)).toEqual([
      'needs_attention -> in_review',
      'ready_to_pay -> in_review',
      'awaiting_payment -> ready_to_pay',
      'quality_check -> printing',
      'refunded -> refund_pending',
    ])
    expect(orderMoves.filter(({ isBack }) => isBack)).toEqual(back)
  })

  test('ends an order from every stage that is not paid, by its customer and by the shop', () => {
    for (const from of openStages)
      for (const by of ['customer', 'operator'] as const)
        expect(moveFor({ kind: 'sale', from, to: 'cancelled', by }, calm), from).toBeDefined()
    const cancelled = orderMoves.filter(({ to }) => to === 'cancelled').map(({ from }) => from)
    expect(new Set(cancelled)).toEqual(new Set(openStages))
  })

  test('tells each news by one mail, and uses every mail but that of placing', () => {
    const used = new Set(orderMoves.flatMap(({ mail }) => mail ?? []))
    expect(orderMails.filter((mail) => !used.has(mail))).toEqual(['order_placed'])
  })
})

describe('an order moves', () => {
  test('along the table alone, whoever asks and whatever holds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderKinds),
        fc.constantFrom(...orderStages),
        fc.constantFrom(...orderStages),
        fc.constantFrom(...orderActors),
        anyFacts,
        (kind, from, to, by, facts) => {
          const move = moveFor({ kind, from, to, by }, facts)
          if (move) {
            expect(orderMoves).toContain(move)
            // It is the arrow that was asked for, and is theirs.
            expect(move).toMatchObject({ from, to })
            expect([move.kinds.includes(kind), move.by.includes(by), moveRules[move.rule](facts)]).toEqual([
              true,
              true,
              true,
            ])
          } else
            expect(
              orderMoves.some(
                (row) =>
                  row.rule === 'always' &&
                  row.from === from &&
                  row.to === to &&
                  row.kinds.includes(kind) &&
                  row.by.includes(by),
              ),
            ).toBe(false)
        },
      ),
    )
  })

  const wait = { ...calm, daysSinceReady: 7 }
  const requestedStages = (
    from: OrderStage,
    to: OrderStage,
    by: 'customer' | 'operator' | 'check' | 'payment' | 'clock',
  ) => ({ kind: 'sale', from, to, by }) as const
  test.each([
    ['to be paid once every pair passed', requestedStages('in_review', 'ready_to_pay', 'check'), calm, true],
    [
      'not while one waits',
      requestedStages('in_review', 'ready_to_pay', 'check'),
      { ...calm, checks: ['passed', 'waiting'] },
      false,
    ],
    [
      'to its customer with one that failed',
      requestedStages('in_review', 'needs_attention', 'check'),
      { ...calm, checks: ['passed', 'failed'] },
      true,
    ],
    ['not to its customer without', requestedStages('in_review', 'needs_attention', 'check'), calm, false],
    ['to its end seven days after it was ready', requestedStages('ready_to_pay', 'cancelled', 'clock'), wait, true],
    ['not a day before', requestedStages('ready_to_pay', 'cancelled', 'clock'), { ...wait, daysSinceReady: 6 }, false],
    [
      'not while somebody pays',
      requestedStages('ready_to_pay', 'cancelled', 'clock'),
      { ...wait, isBeingPaid: true },
      false,
    ],
    [
      'not by its customer while they pay',
      requestedStages('awaiting_payment', 'cancelled', 'customer'),
      { ...calm, isBeingPaid: true },
      false,
    ],
    [
      'to its end on day 30 of needing its customer',
      requestedStages('needs_attention', 'cancelled', 'clock'),
      { ...calm, daysInStage: 30 },
      true,
    ],
    ['not on day 29', requestedStages('needs_attention', 'cancelled', 'clock'), { ...calm, daysInStage: 29 }, false],
    ['on its way with a parcel', requestedStages('quality_check', 'shipped', 'operator'), calm, true],
    ['not without one', requestedStages('quality_check', 'shipped', 'operator'), { ...calm, hasParcel: false }, false],
    ['home when its customer says so', requestedStages('shipped', 'delivered', 'customer'), calm, true],
    [
      'home by itself after fourteen days',
      requestedStages('shipped', 'delivered', 'clock'),
      { ...calm, daysInStage: 14 },
      true,
    ],
    [
      'not by itself after thirteen',
      requestedStages('shipped', 'delivered', 'clock'),
      { ...calm, daysInStage: 13 },
      false,
    ],
    [
      'back to its payer by its customer until it is printed',
      requestedStages('paid', 'refund_pending', 'customer'),
      calm,
      true,
    ],
    [
      'to its end by the shop once the money is back',
      requestedStages('refund_pending', 'refunded', 'operator'),
      { ...calm, isPaidBack: true },
      true,
    ],
    ['not by the shop before', requestedStages('refund_pending', 'refunded', 'operator'), calm, false],
    ['to its end by the payment, which knows', requestedStages('refund_pending', 'refunded', 'payment'), calm, true],
    ['not by its customer afterwards', requestedStages('printing', 'refund_pending', 'customer'), calm, false],
  ] as const)('%s', (_, wanted, facts, isAllowed) => {
    expect(moveFor(wanted, facts) !== undefined).toBe(isAllowed)
  })
})
