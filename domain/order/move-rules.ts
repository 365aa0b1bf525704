import { settings } from '../settings.ts'

/** What the shop knows of an order when somebody wants to move it. */
export type OrderFacts = {
  /** What the check found of each pair; one that is not checked yet waits. */
  readonly checks: readonly PairCheck[]
  /** A payment session or a slip of a convenience store is open: money may come at any moment. */
  readonly isBeingPaid: boolean
  /** Its payer has told their bank that they did not want to pay, and nobody has decided yet. */
  readonly isDisputed: boolean
  /** The bank asks what was paid for, and has taken nothing. */
  readonly hasOpenDispute: boolean
  /** Of what paid it nothing is left with the shop, nor on its way to its payer. */
  readonly isPaidBack: boolean
  /** A carrier and the number of the parcel are known. */
  readonly hasParcel: boolean
  /** Of the first time that it was ready to pay; none before. */
  readonly daysSinceReady: number | undefined
  readonly daysInStage: number
  /** The day by which it was to leave the workshop is over. */
  readonly isPastDate: boolean
  /** Such a day has passed before, whatever was said since. */
  readonly isLate: boolean
}

export const pairChecks = ['waiting', 'passed', 'failed'] as const
export type PairCheck = (typeof pairChecks)[number]

const passes = ({ checks }: OrderFacts) => checks.length > 0 && checks.every((check) => check === 'passed')

const hasNoPrecondition = ({ isDisputed, hasOpenDispute }: OrderFacts) => !isDisputed && !hasOpenDispute

/** What must hold for a move, by the name that its row has. */
export const moveRules = {
  always: () => true,
  every_pair_passed: passes,
  a_pair_failed: ({ checks }) => checks.includes('failed'),
  nobody_disputes: ({ isDisputed }) => !isDisputed,
  no_bank_asks: hasNoPrecondition,
  money_is_back: ({ isPaidBack }) => isPaidBack,
  nobody_is_paying: ({ isBeingPaid }) => !isBeingPaid,
  wait_is_over: ({ daysSinceReady = 0, isBeingPaid }) => !isBeingPaid && daysSinceReady >= settings.edition.waitDays,
  attention_is_over: ({ daysInStage }) => daysInStage >= settings.attention.cancelDays,
  may_be_sent: (facts) => facts.hasParcel && hasNoPrecondition(facts),
  is_late: ({ isLate, isDisputed }) => isLate && !isDisputed,
  nobody_objected: ({ daysInStage }) => daysInStage >= settings.delivering.assumedDays,
} as const satisfies Record<string, (facts: OrderFacts) => boolean>
export type MoveRule = keyof typeof moveRules
