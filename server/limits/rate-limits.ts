import {
  challengeSettings,
  guestLimits,
  handoffLimits,
  operatorLimits,
  orderAddressLimit,
  orderClaimLimits,
  orderLimits,
  signInLimits,
  unverifiedHolds,
  unverifiedMails,
  uploadLimits,
} from '#domain/limit-settings.ts'
import { streamLimits } from '#domain/stream-settings.ts'

/** The limits of the shop by what they limit; a dependency, so that tests set their own. */
export const defaultRateLimits = {
  signIn: signInLimits,
  orderClaims: orderClaimLimits,
  orderAddress: orderAddressLimit,
  handoffs: handoffLimits,
  orders: orderLimits,
  unverifiedHolds,
  unverifiedMails,
  guests: guestLimits,
  uploads: uploadLimits,
  streams: streamLimits,
  challenge: challengeSettings,
  operators: operatorLimits,
} as const

/** The same shape with any numbers. */
type AnyNumbers<Limits> = {
  readonly [Name in keyof Limits]: Limits[Name] extends number ? number : AnyNumbers<Limits[Name]>
}

export type RateLimits = AnyNumbers<typeof defaultRateLimits>
