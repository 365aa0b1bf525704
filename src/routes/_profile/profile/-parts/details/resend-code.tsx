import { Plural, Trans } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import { useSecondsUntil } from '#src/features/sign-in/use-seconds-until.ts'
import { Button } from '#src/ui/button.tsx'
import type { NewEmailCode } from './use-new-email.ts'

type Props = { actor: NewEmailCode; snapshot: SnapshotFrom<NewEmailCode> }

/** Requests another code for the same address, once the last one has had time to arrive. */
export function ResendCode({ actor, snapshot }: Props) {
  const seconds = useSecondsUntil(snapshot.context.verification.resendAtMs)
  const isBusy = snapshot.hasTag('busy')
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
  // The clock of the page and the timer of the machine may differ slightly.
  if (!isBusy && !snapshot.can({ type: 'code.wanted' })) return null
  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => actor.send({ type: 'code.wanted' })}>
      <Trans>Send a new code</Trans>
    </Button>
  )
}
