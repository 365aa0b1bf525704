import { deviceOf } from '#server/sessions/device-of.ts'
import type { SignInParts } from './sign-in-parts.ts'

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
