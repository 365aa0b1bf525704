import type { SignUpDetails } from '#domain/account/sign-up-details.ts'
import type { MergedGuestCounts } from '#domain/contract/sign-in.ts'
import type { SignInDraft } from '#domain/session/sign-in-draft.ts'
import type {
  CodeRequestResult,
  EmailVerification,
  FailedVerification,
  VerificationError,
} from '../email-verification/email-verification.types.ts'

export type { CodeRequestResult, EmailVerification, SignUpDetails, VerificationError }

export type ViewedLink = { readonly kind: 'found'; readonly email: string } | FailedVerification
export type SignedIn = {
  readonly kind: 'signed_in'
  readonly token: string
  readonly refreshToken: string
  readonly merged: MergedGuestCounts
}
/** A verified address belongs to a customer, who is signed in, or has no account yet. */
export type SignInResult = SignedIn | { readonly kind: 'new'; readonly signUpToken: string }
export type UseLinkResult = SignInResult | FailedVerification
export type OpenAccountResult = SignedIn | FailedVerification

/** The input of a request for a mail. */
export type SignInQuestion = { readonly email: string; readonly signUpDetails: SignUpDetails | undefined }

export type SignInInput = {
  /** The secret of the link in a mail: the link verifies the address, so that nothing has to be entered. */
  readonly link?: string | undefined
}

export type SignInContext = {
  readonly link?: string | undefined
  /** As it was entered; when the visitor came by a link, masked so that only its owner recognises it. */
  readonly email: string
  readonly signUpDetails?: SignUpDetails | undefined
  readonly verification?: EmailVerification | undefined
  /** How many mails were sent in this sign-in. */
  readonly mails: number
  /** Allows to create an account for a verified address that has none. */
  readonly signUpToken?: string | undefined
  readonly signedIn?: SignedIn | undefined
  readonly error?: VerificationError | undefined
}

export type SignInEvent =
  /** The browser discarded the page while its visitor read the mail, and the stored draft is restored. */
  | { type: 'draft.detected'; draft: SignInDraft }
  | { type: 'email.entered'; email: string; signUpDetails?: SignUpDetails }
  | { type: 'signUpDetails.entered'; signUpDetails: SignUpDetails }
  | { type: 'link.pressed' }
  /** The link could not be checked, and is checked again. */
  | { type: 'link.retried' }
