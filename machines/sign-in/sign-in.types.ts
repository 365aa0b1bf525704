import type { Introduction } from '#domain/account/introduction.ts'
import type { Brought } from '#domain/contract/sign-in.ts'
import type { Proof, SignInDraft } from '#domain/session/sign-in-draft.ts'

export type { Introduction, Proof }

/** Why something did not go on: a code of the closed lists, with what belongs to it. */
export type Fault = {
  readonly code: string
  readonly triesLeft?: number | undefined
  readonly retryAfterSeconds?: number | undefined
  /** Which fields it is about, and what is wrong with each. */
  readonly fields?: ReadonlyMap<string, string>
}

export type Refused = { readonly kind: 'refused'; readonly fault: Fault }
export type Asked = { readonly kind: 'asked'; readonly proof: Proof } | Refused
export type Found = { readonly kind: 'found'; readonly email: string } | Refused
export type SignedIn = {
  readonly kind: 'signed_in'
  readonly token: string
  readonly refreshToken: string
  readonly brought: Brought
}
export type Proven = SignedIn | { readonly kind: 'new'; readonly opening: string } | Refused
export type Opened = SignedIn | Refused

export type SignInInput = {
  /** Of a mail: then the link proves the address, and nothing is typed. */
  readonly link?: string | undefined
}

export type SignInContext = {
  readonly link?: string | undefined
  /** As it was typed; of a link, so far as its owner knows it again. */
  readonly email: string
  readonly introduction?: Introduction | undefined
  readonly proof?: Proof | undefined
  /** How many mails were sent for this. */
  readonly mails: number
  /** Opens an account for an address that is proven and nobody's yet. */
  readonly opening?: string | undefined
  readonly signedIn?: SignedIn | undefined
  readonly fault?: Fault | undefined
}

export type SignInEvent =
  /** The page was forgotten while its owner read the mail, and comes back. */
  | { type: 'draft.found'; draft: SignInDraft }
  | { type: 'email.given'; email: string; introduction?: Introduction }
  | { type: 'email.reopened' }
  | { type: 'code.given'; code: string }
  /** Another mail is wanted. */
  | { type: 'code.wanted' }
  | { type: 'introduction.given'; introduction: Introduction }
  | { type: 'link.pressed' }
  /** The link could not be looked at, and is looked at once more. */
  | { type: 'link.retried' }
