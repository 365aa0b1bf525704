import type { Proof } from '#domain/session/sign-in-draft.ts'

export type { Proof }

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
export type Tried<Answer> = { readonly kind: 'proven'; readonly answer: Answer } | Refused

/** Why a code helps no more: the shop said so to a try, or its time ran out while nobody typed. */
export type Ending = { readonly fault: Fault; readonly by: 'shop' | 'time' }

export type CodeProofInput<Question> = {
  /** What another mail is asked for with. */
  readonly question: Question
  /** The mail that is on its way. */
  readonly proof: Proof
  /** How many mails were sent for this, that one among them. */
  readonly mails: number
}

export type CodeProofContext<Question, Answer> = CodeProofInput<Question> & {
  readonly fault?: Fault | undefined
  readonly ending?: Ending | undefined
  readonly proven?: { readonly answer: Answer } | undefined
}

export type CodeProofEvent =
  | { type: 'code.given'; code: string }
  /** Another mail is wanted. */
  | { type: 'code.wanted' }
  /** The mail is to go to another address. */
  | { type: 'email.reopened' }
  /** Nothing is to be proven any more. */
  | { type: 'proof.abandoned' }

export type CodeProofOutput<Answer> = { readonly mails: number } & (
  | { readonly kind: 'proven'; readonly answer: Answer }
  | { readonly kind: 'reopened' }
  | { readonly kind: 'abandoned' }
)
