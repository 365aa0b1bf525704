import * as z from 'zod/mini'
import { settings } from '#domain/settings.ts'

/** Where a new address that waits for its code is kept on the device. */
export const newEmailDraftKey = `${settings.brand.storagePrefix}-draft-new-email`

const draft = z.object({
  proofId: z.string(),
  email: z.string(),
  /** The address of the account that asked: on this device somebody else may be signed in by now. */
  from: z.nullable(z.string()),
  resendAtMs: z.number(),
  endsAtMs: z.number(),
})
const storedSchema = z.object({ version: z.literal(1), draft })

/** The question whether a new address is the customer's, as it outlives a reload of the page. */
export type NewEmailDraft = Readonly<z.infer<typeof draft>>

export function writeNewEmailDraft(draft: NewEmailDraft): string {
  return JSON.stringify({ version: 1, draft })
}

/** What this account asked, as long as its code can still be used; a text that is none says nothing. */
export function readNewEmailDraft(text: string | null, from: string | null, nowMs: number): NewEmailDraft | undefined {
  try {
    const read = storedSchema.safeParse(JSON.parse(text ?? ''))
    if (!read.success) return undefined
    const { draft } = read.data
    return draft.from === from && draft.endsAtMs > nowMs ? draft : undefined
  } catch {
    return undefined
  }
}
