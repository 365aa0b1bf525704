import { EmailStep } from './email-step.tsx'
import { useFirstAnswer } from './use-first-answer.ts'

type Props = {
  /** The page the visitor wants to reach; the mail's link leads there too. */
  wanted?: string | undefined
  onDone?: () => void
}

/** Signs in: an address, then the code sent by mail; new customers then enter their name. */
export function SignInSteps({ wanted, onDone }: Props) {
  const { Live, first, question } = useFirstAnswer()
  if (Live) return <Live Question={EmailStep} {...{ wanted, first, ...(onDone && { onDone }) }} />
  return <EmailStep email="" {...question} />
}
