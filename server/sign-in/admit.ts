import type { Transaction } from 'kysely'
import type { Proven } from '#domain/contract/sign-in.ts'
import type { Tokens } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { claimGuestWork } from '#server/guests/claim-guest-work.ts'
import type { ProofParts } from '#server/proofs/open-proof.ts'
import { deviceOf } from '#server/sessions/device-of.ts'
import { openSession } from '#server/sessions/open-session.ts'

/** What the use cases of signing in are made of. */
export type SignInParts = ProofParts & { readonly tokens: Tokens }

/** Who arrives, and from where: what a sign-in needs to know of the call. */
export type Arrival = {
  /** Who they were until now. */
  readonly guestId: string | undefined
  readonly consentId: string | undefined
  readonly device: string
  readonly binding: string | undefined
  readonly now: Date
}

type Call = {
  readonly guest: string | undefined
  readonly binding: string | undefined
  readonly userAgent: string
  readonly body: { readonly consent_id?: string | undefined }
}

export async function arrivalOf(
  { tokens, now }: SignInParts,
  { guest, binding, userAgent, body }: Call,
): Promise<Arrival> {
  return {
    guestId: guest === undefined ? undefined : await tokens.readGuest(guest),
    consentId: body.consent_id,
    device: deviceOf(userAgent),
    binding,
    now: now(),
  }
}

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
