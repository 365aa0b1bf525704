import type { Transaction } from 'kysely'
import type { Proven } from '#domain/contract/sign-in.ts'
import type { Schema } from '#server/db/schema.ts'
import { claimGuestWork } from '#server/guests/claim-guest-work.ts'
import { openSession } from '#server/sessions/open-session.ts'
import type { Arrival } from './arrival-of.ts'
import type { SignInParts } from './sign-in-parts.ts'

/** Lets a customer in, with what they did before they said who they are. */
export async function admit(
  transaction: Transaction<Schema>,
  { tokens }: SignInParts,
  customerId: string,
  email: string,
  { guestId, consentId, device, binding, now }: Arrival,
): Promise<Extract<Proven, { kind: 'signed_in' }>> {
  const brought = await claimGuestWork(transaction, { guestId, consentId, email }, customerId)
  const { token, refreshToken } = await openSession(transaction, tokens, {
    customerId,
    device,
    ...(binding === undefined ? {} : { binding }),
    now,
  })
  return { kind: 'signed_in', token, refresh_token: refreshToken, brought }
}
