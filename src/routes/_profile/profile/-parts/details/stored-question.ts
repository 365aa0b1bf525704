import {
  type NewEmailDraft,
  newEmailDraftKey,
  readNewEmailDraft,
  writeNewEmailDraft,
} from '#domain/account/new-email-draft.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** The pending e-mail change of this account, stored before the page was reloaded. */
export function readStoredQuestion(from: string | null): NewEmailDraft | undefined {
  return readNewEmailDraft(readStored('localStorage', newEmailDraftKey) ?? null, from, Date.now())
}

/**
 * Stores a pending e-mail change, or removes it. Without storage the change goes on, but does not survive a
 * reload.
 */
export function storeQuestion(question: NewEmailDraft | undefined): void {
  store('localStorage', newEmailDraftKey, question && writeNewEmailDraft(question))
}
