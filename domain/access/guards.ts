import type { PairInProgress } from '../contract/orders.ts'
import type { GuardName } from '../navigation/pages.ts'

/** The facts of a visitor that guards decide by. `unknown` could not be looked up. */
export type GuardContext = {
  /** `unanswered`: tokens are kept, and whether they still hold could not be asked. */
  readonly session: 'valid' | 'cleared' | 'unanswered'
  /** `another-wanted`: not delivered yet, and they have leave to make another pair meanwhile. */
  readonly paidOrder: 'none' | 'not-delivered-yet' | 'another-wanted' | 'unknown'
}

/** What guards know of a visitor's orders, by what the shop has answered. */
export function paidOrderBy({ is_on_its_way, may_make_another }: PairInProgress): GuardContext['paidOrder'] {
  if (!is_on_its_way) return 'none'
  return may_make_another ? 'another-wanted' : 'not-delivered-yet'
}

/** A guard as data: whom it lets pass, where everyone else goes, and whether they come back afterwards. */
export type Guard = {
  readonly letsPass: (context: GuardContext) => boolean
  readonly redirectTo: '/auth' | '/order-exists'
  readonly preservesWantedPage: boolean
}

const guards: Record<GuardName, Guard> = {
  auth: {
    // Without a line to the shop a customer keeps the pages that need none; every call asks for itself.
    letsPass: (context) => context.session !== 'cleared',
    redirectTo: '/auth',
    preservesWantedPage: true,
  },
  // When another pair is wanted, and when the order cannot be looked up the customer goes on: the server decides again when an order is placed.
  'check-paid-order': {
    letsPass: (context) => context.paidOrder !== 'not-delivered-yet',
    redirectTo: '/order-exists',
    preservesWantedPage: false,
  },
}

/** The guard of that name; a name that no guard has is a fault of the shop, not of the visitor. */
export function findGuard(name: string): Guard {
  if (!Object.hasOwn(guards, name)) throw new Error(`Unknown route middleware: '${name}'`)
  return guards[name as GuardName]
}

/** The first guard that does not let this visitor pass. */
export function findFailedGuard(names: readonly string[], context: GuardContext): Guard | undefined {
  return names.map(findGuard).find((guard) => !guard.letsPass(context))
}
