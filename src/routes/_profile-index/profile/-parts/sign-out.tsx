import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import * as calls from '#domain/contract/sign-in-calls.ts'
import { Button, useBusy } from '#src/ui/button.tsx'

/** Ends the session here. Without an answer of the shop this device forgets it all the same. */
export function SignOut() {
  const { wire, access } = useRouter().options.context
  const [isBusy, whileBusy] = useBusy()

  async function leave(): Promise<void> {
    await whileBusy(wire(calls.signOut))
    access.signOut()
  }

  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void leave()}>
      <Trans>Sign out</Trans>
    </Button>
  )
}
