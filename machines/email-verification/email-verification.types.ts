import type { EmailVerification } from '#domain/session/sign-in-draft.ts'

export type { EmailVerification }

/** The error of a request: a code of the closed lists, with its details. */
export type VerificationError = {
  readonly code: string
  readonly triesLeft?: number | undefined
  readonly retryAfterSeconds?: number | undefined
  /** The invalid fields, each with its error code. */
  readonly fields?: ReadonlyMap<string, string>
}

export type FailedVerification = { readonly kind: 'refused'; readonly error: VerificationError }
export type CodeRequestResult =
  | { readonly kind: 'requested'; readonly verification: EmailVerification }
  | FailedVerification
export type VerificationResult<Answer> = { readonly kind: 'verified'; readonly answer: Answer } | FailedVerification

/** Why a code cannot be used any more: the shop rejected it, or it expired before it was entered. */
export type VerificationEnd = { readonly error: VerificationError; readonly by: 'shop' | 'time' }

export type EmailVerificationInput<Question> = {
  /** The input of a request for another mail. */
  readonly question: Question
  /** The mail that was sent. */
  readonly verification: EmailVerification
  /** How many mails were sent for this verification, including that one. */
  readonly mails: number
}

export type EmailVerificationContext<Question, Answer> = EmailVerificationInput<Question> & {
  readonly error?: VerificationError | undefined
  readonly ending?: VerificationEnd | undefined
  readonly verified?: { readonly answer: Answer } | undefined
}

export type EmailVerificationEvent =
  | { type: 'code.entered'; code: string }
  /** The visitor requests another mail. */
  | { type: 'code.wanted' }
  /** The visitor wants to enter another address. */
  | { type: 'email.reopened' }
  /** The visitor gives up the verification. */
  | { type: 'verification.abandoned' }

export type EmailVerificationOutput<Answer> = { readonly mails: number } & (
  | { readonly kind: 'verified'; readonly answer: Answer }
  | { readonly kind: 'reopened' }
  | { readonly kind: 'abandoned' }
)
