import * as z from 'zod/mini'
import { introduction } from '#domain/contract/sign-in.ts'
import type { SignInDraft } from './sign-in.types.ts'

const kept = z.object({
  version: z.literal(1),
  draft: z.object({
    email: z.string(),
    introduction: z.optional(introduction),
    proof: z.object({ id: z.string(), resendAtMs: z.number(), endsAtMs: z.number() }),
  }),
})

export function writeSignInDraft(draft: SignInDraft): string {
  return JSON.stringify({ version: 1, draft })
}

/** What was kept, as long as its code can still be used; a text that is none says nothing. */
export function readSignInDraft(text: string | null, nowMs: number): SignInDraft | undefined {
  try {
    const read = kept.safeParse(JSON.parse(text ?? ''))
    return read.success && read.data.draft.proof.endsAtMs > nowMs ? read.data.draft : undefined
  } catch {
    return undefined
  }
}
