import * as z from 'zod/mini'
import type { SignUpDetails } from '#domain/account/sign-up-details.ts'
import { signUpDetails } from '#domain/contract/sign-in.ts'

/** A mail with a code is on its way, and the code is to be entered. */
export type EmailVerification = { readonly id: string; readonly resendAtMs: number; readonly endsAtMs: number }

/** The part of a sign-in that survives a page reload: phones discard a page while its owner reads a mail. */
export type SignInDraft = {
  readonly email: string
  readonly signUpDetails?: SignUpDetails | undefined
  readonly proof?: EmailVerification | undefined
  /** The address is verified, and the account still needs a name. */
  readonly signUpToken?: { readonly secret: string; readonly endsAtMs: number } | undefined
}

const storedSchema = z.object({
  version: z.literal(1),
  draft: z.object({
    email: z.string(),
    signUpDetails: z.optional(signUpDetails),
    proof: z.optional(z.object({ id: z.string(), resendAtMs: z.number(), endsAtMs: z.number() })),
    signUpToken: z.optional(z.object({ secret: z.string(), endsAtMs: z.number() })),
  }),
})

export function writeSignInDraft(draft: SignInDraft): string {
  return JSON.stringify({ version: 1, draft })
}

/** Reads the stored sign-in while it can still be continued; `undefined` if the text is invalid. */
export function readSignInDraft(text: string | null, nowMs: number): SignInDraft | undefined {
  try {
    const read = storedSchema.safeParse(JSON.parse(text ?? ''))
    const { draft } = read.success ? read.data : {}
    const endsAtMs = draft?.signUpToken?.endsAtMs ?? draft?.proof?.endsAtMs ?? 0
    return endsAtMs > nowMs ? draft : undefined
  } catch {
    return undefined
  }
}
