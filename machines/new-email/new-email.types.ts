import type { NewEmailDraft } from '#domain/account/new-email-draft.ts'
import type { Profile } from '#domain/contract/account.ts'
import type { EmailVerification, VerificationError } from '../email-verification/email-verification.types.ts'

/** What a mail is asked for with. */
export type NewEmailQuestion = {
  readonly email: string
  /** The address that the account has until then. */
  readonly from: string | null
}

export type NewEmailInput = {
  readonly from: string | null
  /** A mail that was on its way before the page was loaded anew. */
  readonly stored?: NewEmailDraft | undefined
}

export type NewEmailContext = NewEmailQuestion & {
  readonly verification?: EmailVerification | undefined
  /** It was asked for before the page was loaded anew. */
  readonly isResumed: boolean
  readonly profile?: Profile | undefined
  readonly error?: VerificationError | undefined
}

export type NewEmailEvent =
  | { type: 'change.wanted'; from: string | null }
  /** As it was typed. */
  | { type: 'email.entered'; email: string }
  /** The present address is to stay. */
  | { type: 'change.abandoned' }
