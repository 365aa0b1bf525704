import type { SignUpDetails, VerificationError } from '#machines/sign-in/sign-in.types.ts'

/** What the first question was answered with. */
export type SignInAnswer = { readonly email: string; readonly signUpDetails?: SignUpDetails }

/** The first question of signing in: an address alone, or with it who somebody is. */
export type QuestionProps = {
  /** What was given before. */
  readonly email: string
  readonly signUpDetails?: SignUpDetails | undefined
  readonly isBusy: boolean
  readonly error: VerificationError | undefined
  readonly onSubmit: (answer: SignInAnswer) => void
  /** Somebody is about to answer. */
  readonly onTouch?: () => void
}
