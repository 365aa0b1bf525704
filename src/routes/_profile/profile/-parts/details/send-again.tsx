import { Plural, Trans } from '@lingui/react/macro'
import { useSecondsUntil } from '#src/features/sign-in/use-seconds-until.ts'
import { Button } from '#src/ui/button.tsx'
import type { Question, useNewEmail } from './use-new-email.ts'

type Props = { move: ReturnType<typeof useNewEmail>; question: Question }

/** Another code for the same address, once the last one has had its time to arrive. */
export function SendAgain({ move: { isBusy, ask }, question: { email, resendAtMs } }: Props) {
  const seconds = useSecondsUntil(resendAtMs)
  if (seconds > 0)
    return (
      <p className="quiet">
        <Plural
          value={seconds}
          one="You can ask for a new code in # second."
          other="You can ask for a new code in # seconds."
        />
      </p>
    )
  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void ask(email)}>
      <Trans>Send a new code</Trans>
    </Button>
  )
}
