import type { SignUpDetails, VerificationError } from '#machines/sign-in/sign-in.types.ts'

/** The answer to the first step. */
export type SignInAnswer = { readonly email: string; readonly signUpDetails?: SignUpDetails }

/** The first step of signing in: the e-mail address, alone or with the details for a new account. */
export type QuestionProps = {
  /** The address entered before. */
  readonly email: string
  readonly signUpDetails?: SignUpDetails | undefined
  readonly isBusy: boolean
  readonly error: VerificationError | undefined
  readonly onSubmit: (answer: SignInAnswer) => void
  /** The visitor has started to interact with the form. */
  readonly onTouch?: () => void
}
