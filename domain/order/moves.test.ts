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
  hasOpenInquiry: fc.boolean(),
  isPaidBack: fc.boolean(),
  isPastDate: fc.boolean(),
  hasMissedShipDate: fc.boolean(),
  hasParcel: fc.boolean(),
  daysSinceReady: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
  daysInStage: fc.integer({ min: 0, max: 40 }),
})
const calm: OrderFacts = {
  checks: ['passed'],
  isBeingPaid: false,
  isDisputed: false,
  hasOpenInquiry: false,
  isPaidBack: false,
  isPastDate: false,
  hasMissedShipDate: false,
  hasParcel: true,
  daysSinceReady: 0,
  daysInStage: 0,
}
const index = (stage: OrderStage) => orderStages.indexOf(stage)
const of = (kind: OrderKind) => orderMoves.filter(({ kinds }) => kinds.includes(kind))

/** Every stage that an order of a kind can reach from `placed`. */
function reached(kind: OrderKind): Set<OrderStage> {
  const found = new Set<OrderStage>(['placed'])
  for (const stage of found) for (const { from, to } of of(kind)) if (from === stage) found.add(to)
  return found
}

describe('the table of moves', () => {
  test('reaches every stage of a sale, and no payment stage for a refit or replacement', () => {
    expect([...reached('sale')].sort((one, other) => index(one) - index(other))).toEqual(orderStages)
    for (const kind of ['refit', 'replacement'] as const) {
      const unreached = orderStages.filter((stage) => !reached(kind).has(stage))
      expect(unreached).toEqual(['ready_to_pay', 'awaiting_payment', 'paid', 'refund_pending', 'refunded'])
    }
  })

  test.each(orderKinds)('has a move out of every stage of a %s that is no end', (kind) => {
    const stuck = [...reached(kind)].filter((stage) => !of(kind).some(({ from }) => from === stage))
    expect(stuck.filter((stage) => !ends.has(stage))).toEqual([])
  })

  test('reaches an end from every stage', () => {
    for (const kind of orderKinds)
      for (const begin of reached(kind)) {
        const found = new Set<OrderStage>([begin])
        for (const stage of found) for (const { from, to } of of(kind)) if (from === stage) found.add(to)
        expect([...found].some((stage) => ends.has(stage))).toBe(true)
      }
  })

  test('marks exactly its five backward moves as such', () => {
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

  test('lets the customer and the operator cancel an order in every unpaid stage', () => {
    for (const from of openStages)
      for (const by of ['customer', 'operator'] as const)
        expect(moveFor({ kind: 'sale', from, to: 'cancelled', by }, calm), from).toBeDefined()
    const cancelled = orderMoves.filter(({ to }) => to === 'cancelled').map(({ from }) => from)
    expect(new Set(cancelled)).toEqual(new Set(openStages))
  })

  test('uses every order mail except order_placed', () => {
    const used = new Set(orderMoves.flatMap(({ mail }) => mail ?? []))
    expect(orderMails.filter((mail) => !used.has(mail))).toEqual(['order_placed'])
  })
})

describe('moveFor', () => {
  test('allows only moves of the table, for the right actor, kind and facts', () => {
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
            // The move has the requested stages and is allowed to the actor.
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
    ['moves to ready_to_pay once every pair passed', requestedStages('in_review', 'ready_to_pay', 'check'), calm, true],
    [
      'does not move to ready_to_pay while a pair is unchecked',
      requestedStages('in_review', 'ready_to_pay', 'check'),
      { ...calm, checks: ['passed', 'waiting'] },
      false,
    ],
    [
      'moves to needs_attention with a failed pair',
      requestedStages('in_review', 'needs_attention', 'check'),
      { ...calm, checks: ['passed', 'failed'] },
      true,
    ],
    [
      'does not move to needs_attention without a failed pair',
      requestedStages('in_review', 'needs_attention', 'check'),
      calm,
      false,
    ],
    [
      'is cancelled by the clock seven days after it was ready',
      requestedStages('ready_to_pay', 'cancelled', 'clock'),
      wait,
      true,
    ],
    [
      'is not cancelled by the clock after six days',
      requestedStages('ready_to_pay', 'cancelled', 'clock'),
      { ...wait, daysSinceReady: 6 },
      false,
    ],
    [
      'is not cancelled by the clock during a payment',
      requestedStages('ready_to_pay', 'cancelled', 'clock'),
      { ...wait, isBeingPaid: true },
      false,
    ],
    [
      'is not cancelled by its customer during a payment',
      requestedStages('awaiting_payment', 'cancelled', 'customer'),
      { ...calm, isBeingPaid: true },
      false,
    ],
    [
      'is cancelled by the clock on day 30 of needs_attention',
      requestedStages('needs_attention', 'cancelled', 'clock'),
      { ...calm, daysInStage: 30 },
      true,
    ],
    [
      'is not cancelled by the clock on day 29 of needs_attention',
      requestedStages('needs_attention', 'cancelled', 'clock'),
      { ...calm, daysInStage: 29 },
      false,
    ],
    ['is shipped with a parcel number', requestedStages('quality_check', 'shipped', 'operator'), calm, true],
    [
      'is not shipped without a parcel number',
      requestedStages('quality_check', 'shipped', 'operator'),
      { ...calm, hasParcel: false },
      false,
    ],
    ['is delivered when its customer confirms it', requestedStages('shipped', 'delivered', 'customer'), calm, true],
    [
      'is delivered by the clock after fourteen days',
      requestedStages('shipped', 'delivered', 'clock'),
      { ...calm, daysInStage: 14 },
      true,
    ],
    [
      'is not delivered by the clock after thirteen days',
      requestedStages('shipped', 'delivered', 'clock'),
      { ...calm, daysInStage: 13 },
      false,
    ],
    ['is refunded for its customer before printing', requestedStages('paid', 'refund_pending', 'customer'), calm, true],
    [
      'is marked as refunded by an operator once the money is paid back',
      requestedStages('refund_pending', 'refunded', 'operator'),
      { ...calm, isPaidBack: true },
      true,
    ],
    [
      'is not marked as refunded by an operator before',
      requestedStages('refund_pending', 'refunded', 'operator'),
      calm,
      false,
    ],
    ['is marked as refunded by a payment event', requestedStages('refund_pending', 'refunded', 'payment'), calm, true],
    [
      'is not refunded for its customer while it is printed',
      requestedStages('printing', 'refund_pending', 'customer'),
      calm,
      false,
    ],
  ] as const)('%s', (_, wanted, facts, isAllowed) => {
    expect(moveFor(wanted, facts) !== undefined).toBe(isAllowed)
  })
})
