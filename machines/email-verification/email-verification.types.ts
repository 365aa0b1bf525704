import type { EmailVerification } from '#domain/session/sign-in-draft.ts'

export type { EmailVerification }

/** Why something did not go on: a code of the closed lists, with what belongs to it. */
export type VerificationError = {
  readonly code: string
  readonly triesLeft?: number | undefined
  readonly retryAfterSeconds?: number | undefined
  /** Which fields it is about, and what is wrong with each. */
  readonly fields?: ReadonlyMap<string, string>
}

export type FailedVerification = { readonly kind: 'refused'; readonly error: VerificationError }
export type CodeRequestResult =
  | { readonly kind: 'requested'; readonly verification: EmailVerification }
  | FailedVerification
export type VerificationResult<Answer> = { readonly kind: 'verified'; readonly answer: Answer } | FailedVerification

/** Why a code helps no more: the shop said so to a try, or its time ran out while nobody typed. */
export type VerificationEnd = { readonly error: VerificationError; readonly by: 'shop' | 'time' }

export type EmailVerificationInput<Question> = {
  /** What another mail is asked for with. */
  readonly question: Question
  /** The mail that is on its way. */
  readonly verification: EmailVerification
  /** How many mails were sent for this, that one among them. */
  readonly mails: number
}

export type EmailVerificationContext<Question, Answer> = EmailVerificationInput<Question> & {
  readonly error?: VerificationError | undefined
  readonly ending?: VerificationEnd | undefined
  readonly verified?: { readonly answer: Answer } | undefined
}

export type EmailVerificationEvent =
  | { type: 'code.entered'; code: string }
  /** Another mail is wanted. */
  | { type: 'code.wanted' }
  /** The mail is to go to another address. */
  | { type: 'email.reopened' }
  /** Nothing is to be proven any more. */
  | { type: 'verification.abandoned' }

export type EmailVerificationOutput<Answer> = { readonly mails: number } & (
  | { readonly kind: 'verified'; readonly answer: Answer }
  | { readonly kind: 'reopened' }
  | { readonly kind: 'abandoned' }
)
