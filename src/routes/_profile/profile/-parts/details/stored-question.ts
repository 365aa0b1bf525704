import {
  type NewEmailDraft,
  newEmailDraftKey,
  readNewEmailDraft,
  writeNewEmailDraft,
} from '#domain/account/new-email-draft.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** The question that this account has asked before the page was loaded anew. */
export function readStoredQuestion(from: string | null): NewEmailDraft | undefined {
  return readNewEmailDraft(readStored('localStorage', newEmailDraftKey) ?? null, from, Date.now())
}

/** Keeps a question, or forgets it. Where nothing can be kept the question is asked all the same. */
export function storeQuestion(question: NewEmailDraft | undefined): void {
  store('localStorage', newEmailDraftKey, question && writeNewEmailDraft(question))
}
