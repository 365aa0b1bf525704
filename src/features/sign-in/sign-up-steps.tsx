import { SignUpStep } from './sign-up-step.tsx'
import { useFirstAnswer } from './use-first-answer.ts'

/** Who are you? A name and an address at once, then the code of a mail. */
export function SignUpSteps({ wanted }: { wanted: string | undefined }) {
  const { Live, first, question } = useFirstAnswer()
  if (Live) return <Live Question={SignUpStep} {...{ wanted, first }} />
  return <SignUpStep email="" {...question} />
}
