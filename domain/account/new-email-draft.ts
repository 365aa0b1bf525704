import * as z from 'zod/mini'
import { settings } from '#domain/settings.ts'

/** The storage key of a new e-mail address that awaits its code. */
export const newEmailDraftKey = `${settings.brand.storagePrefix}-draft-new-email`

const draft = z.object({
  proofId: z.string(),
  email: z.string(),
  /** The current address of the requesting account: somebody else may be signed in on this device by now. */
  from: z.nullable(z.string()),
  resendAtMs: z.number(),
  endsAtMs: z.number(),
})
const storedSchema = z.object({ version: z.literal(1), draft })

/** A pending change of the e-mail address, stored so that it survives a page reload. */
export type NewEmailDraft = Readonly<z.infer<typeof draft>>

export function writeNewEmailDraft(draft: NewEmailDraft): string {
  return JSON.stringify({ version: 1, draft })
}

/** Reads the change that this account requested, while its code is valid; `undefined` if the text is invalid. */
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
