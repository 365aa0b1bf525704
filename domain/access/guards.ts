import type { PairInProgress } from '../contract/pair-in-progress.ts'
import type { GuardName } from '../navigation/pages.ts'

/** The facts about a visitor that guards decide by. `unknown` means that the lookup failed. */
export type GuardContext = {
  /** `unanswered`: tokens are stored, but the server could not be asked whether they are still valid. */
  readonly session: 'valid' | 'cleared' | 'unanswered'
  /** `another-wanted`: a pair is in progress, and the visitor is granted another one meanwhile. */
  readonly paidOrder: 'none' | 'not-delivered-yet' | 'another-wanted' | 'unknown'
}

/** The guards' view of a visitor's orders, from the server's response. */
export function paidOrderBy({ is_in_progress, has_additional_order_grant }: PairInProgress): GuardContext['paidOrder'] {
  if (!is_in_progress) return 'none'
  return has_additional_order_grant ? 'another-wanted' : 'not-delivered-yet'
}

/** A guard as data: whom it lets pass, where it redirects everyone else, and whether they return afterwards. */
export type Guard = {
  readonly letsPass: (context: GuardContext) => boolean
  readonly redirectTo: '/auth' | '/order-exists'
  readonly preservesWantedPage: boolean
}

const guards: Record<GuardName, Guard> = {
  auth: {
    // Without a connection to the server, customers keep their pages; every API call authenticates itself.
    letsPass: (context) => context.session !== 'cleared',
    redirectTo: '/auth',
    preservesWantedPage: true,
  },
  // Passes when another pair is granted or the order lookup failed: the server decides again when an order is placed.
  'check-paid-order': {
    letsPass: (context) => context.paidOrder !== 'not-delivered-yet',
    redirectTo: '/order-exists',
    preservesWantedPage: false,
  },
}

/** Finds a guard by name; an unknown name is a bug in the shop, not an error of the visitor. */
export function findGuard(name: string): Guard {
  if (!Object.hasOwn(guards, name)) throw new Error(`Unknown route middleware: '${name}'`)
  return guards[name as GuardName]
}

/** The first guard that does not let this visitor pass. */
export function findFailedGuard(names: readonly string[], context: GuardContext): Guard | undefined {
  return names.map(findGuard).find((guard) => !guard.letsPass(context))
}
