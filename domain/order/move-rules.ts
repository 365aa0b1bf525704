import { settings } from '../settings.ts'

/** The facts about an order that the rules of its moves look at. */
export type OrderFacts = {
  /** The result of the workshop check for each pair; `waiting` until a pair is checked. */
  readonly checks: readonly PairCheck[]
  /** A payment session or a konbini voucher is open: money may arrive at any moment. */
  readonly isBeingPaid: boolean
  /** The payer has disputed the payment with their bank, and the dispute is undecided. */
  readonly isDisputed: boolean
  /** The bank inquires about the payment and has not withdrawn any money. */
  readonly hasOpenInquiry: boolean
  /** All money that paid the order has been refunded; no refund is still on its way. */
  readonly isPaidBack: boolean
  /** A carrier and a parcel number are recorded. */
  readonly hasParcel: boolean
  /** Days since the order was first ready to pay; `undefined` if it never was. */
  readonly daysSinceReady: number | undefined
  readonly daysInStage: number
  /** The promised shipping date has passed. */
  readonly isPastDate: boolean
  /** A promised shipping date has passed before, even if a new date was promised since. */
  readonly hasMissedShipDate: boolean
}

export const pairChecks = ['waiting', 'passed', 'failed'] as const
export type PairCheck = (typeof pairChecks)[number]

const passes = ({ checks }: OrderFacts) => checks.length > 0 && checks.every((check) => check === 'passed')

const hasNoInquiryOrDispute = ({ isDisputed, hasOpenInquiry }: OrderFacts) => !isDisputed && !hasOpenInquiry

/** The precondition of each move, by the rule name in its row of `orderMoves`. */
export const moveRules = {
  always: () => true,
  every_pair_passed: passes,
  any_pair_failed: ({ checks }) => checks.includes('failed'),
  not_disputed: ({ isDisputed }) => !isDisputed,
  no_inquiry_or_dispute: hasNoInquiryOrDispute,
  refund_complete: ({ isPaidBack }) => isPaidBack,
  no_open_payment: ({ isBeingPaid }) => !isBeingPaid,
  payment_deadline_passed: ({ daysSinceReady = 0, isBeingPaid }) =>
    !isBeingPaid && daysSinceReady >= settings.edition.waitDays,
  attention_deadline_passed: ({ daysInStage }) => daysInStage >= settings.attention.cancelDays,
  ready_to_ship: (facts) => facts.hasParcel && hasNoInquiryOrDispute(facts),
  has_missed_ship_date: ({ hasMissedShipDate, isDisputed }) => hasMissedShipDate && !isDisputed,
  delivery_assumed: ({ daysInStage }) => daysInStage >= settings.delivering.assumedDays,
} as const satisfies Record<string, (facts: OrderFacts) => boolean>
export type MoveRule = keyof typeof moveRules
