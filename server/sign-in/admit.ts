import type { Transaction } from 'kysely'
import type { SignInResponse } from '#domain/contract/sign-in.ts'
import type { Tokens } from '#server/access/tokens.ts'
import type { Schema } from '#server/db/schema.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { describeDevice } from '#server/sessions/describe-device.ts'
import { openSession } from '#server/sessions/open-session.ts'
import type { VerificationDeps } from '#server/verifications/open-verification.ts'

/** Dependencies of the sign-in use cases. */
export type SignInDeps = VerificationDeps & { readonly tokens: Tokens }

/** What a sign-in needs to know about the request. */
export type SignInContext = {
  /** The guest who they were until now. */
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

export async function readSignInContext(
  { tokens, now }: SignInDeps,
  { guest, binding, userAgent, body }: Call,
): Promise<SignInContext> {
  return {
    guestId: guest === undefined ? undefined : await tokens.readGuest(guest),
    consentId: body.consent_id,
    device: describeDevice(userAgent),
    binding,
    now: now(),
  }
}

/** Signs a customer in and merges their guest data. */
export async function admit(
  transaction: Transaction<Schema>,
  { tokens }: SignInDeps,
  customerId: string,
  email: string,
  { guestId, consentId, device, binding, now }: SignInContext,
): Promise<Extract<SignInResponse, { kind: 'signed_in' }>> {
  const merged = await mergeGuest(transaction, { guestId, consentId, email }, customerId)
  const { token, refreshToken } = await openSession(transaction, tokens, {
    customerId,
    device,
    ...(binding === undefined ? {} : { binding }),
    now,
  })
  return { kind: 'signed_in', token, refresh_token: refreshToken, merged }
}
