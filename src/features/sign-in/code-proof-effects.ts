import type { Asked, Proof, Refused } from '#machines/code-proof/code-proof.types.ts'
import { faultsIn, retryAfterIn, triesLeftIn } from '#src/api/faults-in.ts'
import type { Refusal } from '#src/api/wire.ts'

type Sent = { readonly proof_id: string; readonly resend_seconds: number; readonly expires_seconds: number }

/** A mail that the shop has just sent. */
export function askedBy({ proof_id: id, resend_seconds, expires_seconds }: Sent): Asked {
  const now = Date.now()
  const proof = { id, resendAtMs: now + resend_seconds * 1_000, endsAtMs: now + expires_seconds * 1_000 }
  return { kind: 'asked', proof }
}

export function refused({ code, facts }: { code: string; facts: Refusal | undefined }): Refused {
  const fields = faultsIn(facts)
  const fault = { code, triesLeft: triesLeftIn(facts), retryAfterSeconds: retryAfterIn(facts), fields }
  return { kind: 'refused', fault }
}

type Waiting = { readonly context: { readonly proof: Proof } }

/** How long a code waits, by the clock of the device. */
export const codeDelays = {
  untilResend: ({ context: { proof } }: Waiting) => Math.max(0, proof.resendAtMs - Date.now()),
  untilEnd: ({ context: { proof } }: Waiting) => Math.max(0, proof.endsAtMs - Date.now()),
}
