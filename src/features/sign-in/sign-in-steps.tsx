import { EmailStep } from './email-step.tsx'
import { useFirstAnswer } from './use-first-answer.ts'

type Props = {
  /** Where the visitor wants to go; the link of the mail leads there too. */
  wanted?: string | undefined
  onDone?: () => void
}

/** Who are you? An address, then the code of a mail; whoever is new says their name. */
export function SignInSteps({ wanted, onDone }: Props) {
  const { Live, first, question } = useFirstAnswer()
  if (Live) return <Live Question={EmailStep} {...{ wanted, first, ...(onDone && { onDone }) }} />
  return <EmailStep email="" {...question} />
}
