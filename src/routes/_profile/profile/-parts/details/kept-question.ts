import {
  type NewEmailDraft,
  newEmailDraftKey,
  readNewEmailDraft,
  writeNewEmailDraft,
} from '#domain/account/new-email-draft.ts'

/** The question that this account has asked before the page was loaded anew. */
export function keptQuestion(from: string | null): NewEmailDraft | undefined {
  try {
    return readNewEmailDraft(localStorage.getItem(newEmailDraftKey), from, Date.now())
  } catch {
    return undefined
  }
}

/** Keeps a question, or forgets it. Where nothing can be kept the question is asked all the same. */
export function keepQuestion(question: NewEmailDraft | undefined): void {
  try {
    if (question) localStorage.setItem(newEmailDraftKey, writeNewEmailDraft(question))
    else localStorage.removeItem(newEmailDraftKey)
  } catch {
    // A private window may have no storage.
  }
}
