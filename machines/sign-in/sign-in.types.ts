import type { Introduction } from '#domain/account/introduction.ts'
import type { Brought } from '#domain/contract/sign-in.ts'
import type { SignInDraft } from '#domain/session/sign-in-draft.ts'
import type { Asked, Fault, Proof, Refused } from '../code-proof/code-proof.types.ts'

export type { Asked, Fault, Introduction, Proof }

export type Found = { readonly kind: 'found'; readonly email: string } | Refused
export type SignedIn = {
  readonly kind: 'signed_in'
  readonly token: string
  readonly refreshToken: string
  readonly brought: Brought
}
/** An address that is proven is somebody's, who is in, or nobody's yet. */
export type Welcome = SignedIn | { readonly kind: 'new'; readonly opening: string }
export type Pressed = Welcome | Refused
export type Opened = SignedIn | Refused

/** What a mail is asked for with. */
export type SignInQuestion = { readonly email: string; readonly introduction: Introduction | undefined }

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
  | { type: 'introduction.given'; introduction: Introduction }
  | { type: 'link.pressed' }
  /** The link could not be looked at, and is looked at once more. */
  | { type: 'link.retried' }
