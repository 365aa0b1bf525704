import type { NewEmailDraft } from '#domain/account/new-email-draft.ts'
import type { Profile } from '#domain/contract/account.ts'
import type { EmailVerification, VerificationError } from '../email-verification/email-verification.types.ts'

/** The input of a request for a mail. */
export type NewEmailQuestion = {
  readonly email: string
  /** The current address of the account. */
  readonly from: string | null
}

export type NewEmailInput = {
  readonly from: string | null
  /** A mail that was sent before the page was reloaded. */
  readonly stored?: NewEmailDraft | undefined
}

export type NewEmailContext = NewEmailQuestion & {
  readonly verification?: EmailVerification | undefined
  /** The mail was requested before the page was reloaded. */
  readonly isResumed: boolean
  readonly profile?: Profile | undefined
  readonly error?: VerificationError | undefined
}

export type NewEmailEvent =
  | { type: 'change.wanted'; from: string | null }
  /** As it was entered. */
  | { type: 'email.entered'; email: string }
  /** The visitor keeps the current address. */
  | { type: 'change.abandoned' }
