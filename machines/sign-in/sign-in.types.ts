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
  readonly brought: MergedGuestCounts
}
/** An address that is proven is somebody's, who is in, or nobody's yet. */
export type SignInResult = SignedIn | { readonly kind: 'new'; readonly opening: string }
export type UseLinkResult = SignInResult | FailedVerification
export type OpenAccountResult = SignedIn | FailedVerification

/** What a mail is asked for with. */
export type SignInQuestion = { readonly email: string; readonly signUpDetails: SignUpDetails | undefined }

export type SignInInput = {
  /** Of a mail: then the link proves the address, and nothing is typed. */
  readonly link?: string | undefined
}

export type SignInContext = {
  readonly link?: string | undefined
  /** As it was typed; of a link, so far as its owner knows it again. */
  readonly email: string
  readonly signUpDetails?: SignUpDetails | undefined
  readonly verification?: EmailVerification | undefined
  /** How many mails were sent for this. */
  readonly mails: number
  /** Opens an account for an address that is proven and nobody's yet. */
  readonly opening?: string | undefined
  readonly signedIn?: SignedIn | undefined
  readonly error?: VerificationError | undefined
}

export type SignInEvent =
  /** The page was forgotten while its owner read the mail, and comes back. */
  | { type: 'draft.detected'; draft: SignInDraft }
  | { type: 'email.entered'; email: string; signUpDetails?: SignUpDetails }
  | { type: 'signUpDetails.entered'; signUpDetails: SignUpDetails }
  | { type: 'link.pressed' }
  /** The link could not be looked at, and is looked at once more. */
  | { type: 'link.retried' }
