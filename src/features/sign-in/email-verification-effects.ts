import type {
  CodeRequestResult,
  EmailVerification,
  FailedVerification,
} from '#machines/email-verification/email-verification.types.ts'
import type { ErrorResponse } from '#src/api/api.ts'
import { readFieldErrors, retryAfterIn, triesLeftIn } from '#src/api/error-details.ts'

type SentCode = { readonly verification_id: string; readonly resend_seconds: number; readonly expires_seconds: number }

/** Maps the API's answer about a sent mail. */
export function requestCodeFrom({ verification_id: id, resend_seconds, expires_seconds }: SentCode): CodeRequestResult {
  const now = Date.now()
  const verification = { id, resendAtMs: now + resend_seconds * 1_000, endsAtMs: now + expires_seconds * 1_000 }
  return { kind: 'requested', verification }
}

export function toFailedVerification({
  code,
  facts,
}: {
  code: string
  facts: ErrorResponse | undefined
}): FailedVerification {
  const fields = readFieldErrors(facts)
  const error = { code, triesLeft: triesLeftIn(facts), retryAfterSeconds: retryAfterIn(facts), fields }
  return { kind: 'refused', error }
}

type VerificationPendingArgs = { readonly context: { readonly verification: EmailVerification } }

/** The delays until a code can be resent and until it expires, by the device's clock. */
export const codeDelays = {
  untilResend: ({ context: { verification } }: VerificationPendingArgs) =>
    Math.max(0, verification.resendAtMs - Date.now()),
  untilEnd: ({ context: { verification } }: VerificationPendingArgs) => Math.max(0, verification.endsAtMs - Date.now()),
}
