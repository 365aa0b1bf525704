import type { Fault, Introduction } from '#machines/sign-in/sign-in.types.ts'

/** What the first question was answered with. */
export type Given = { readonly email: string; readonly introduction?: Introduction }

/** The first question of signing in: an address alone, or with it who somebody is. */
export type QuestionProps = {
  /** What was given before. */
  readonly email: string
  readonly introduction?: Introduction | undefined
  readonly isBusy: boolean
  readonly fault: Fault | undefined
  readonly onGive: (given: Given) => void
  /** Somebody is about to answer. */
  readonly onTouch?: () => void
}
