import type { NewEmailDraft } from '#domain/account/new-email-draft.ts'
import type { Profile } from '#domain/contract/account.ts'
import type { Fault, Proof } from '../code-proof/code-proof.types.ts'

/** What a mail is asked for with. */
export type NewEmailQuestion = {
  readonly email: string
  /** The address that the account has until then. */
  readonly from: string | null
}

export type NewEmailInput = {
  readonly from: string | null
  /** A mail that was on its way before the page was loaded anew. */
  readonly kept?: NewEmailDraft | undefined
}

export type NewEmailContext = NewEmailQuestion & {
  readonly proof?: Proof | undefined
  /** It was asked for before the page was loaded anew. */
  readonly isKept: boolean
  readonly profile?: Profile | undefined
  readonly fault?: Fault | undefined
}

export type NewEmailEvent =
  | { type: 'change.wanted'; from: string | null }
  /** As it was typed. */
  | { type: 'email.given'; email: string }
  /** The present address is to stay. */
  | { type: 'change.abandoned' }
