import { SignUpStep } from './sign-up-step.tsx'
import { useFirstAnswer } from './use-first-answer.ts'

/** Signs up: name and address in one step, then the code sent by mail. */
export function SignUpSteps({ wanted }: { wanted: string | undefined }) {
  const { Live, first, question } = useFirstAnswer()
  if (Live) return <Live Question={SignUpStep} {...{ wanted, first }} />
  return <SignUpStep email="" {...question} />
}
