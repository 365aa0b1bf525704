import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import * as calls from '#domain/contract/sign-in-calls.ts'
import { waitingDrafts } from '#src/features/unsent-scans/waiting-drafts.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

/**
 * Ends the session here, and takes what was begun off the device. Without an answer of the shop this device forgets it all the
 * same; feet that were not sent are asked about first.
 */
export function SignOut() {
  const { t } = useLingui()
  const { wire, access } = useRouter().options.context
  const [isBusy, whileBusy] = useBusy()
  const [isAsked, setIsAsked] = useState(false)

  async function leave(): Promise<void> {
    await whileBusy(wire(calls.signOut))
    access.signOut()
  }

  return (
    <>
      <Button
        look="quiet"
        isBusy={isBusy}
        onClick={() => (waitingDrafts().length > 0 ? setIsAsked(true) : void leave())}
      >
        <Trans>Sign out</Trans>
      </Button>
      <Dialog
        isOpen={isAsked}
        heading={<Trans>Sign out and lose measured feet?</Trans>}
        closeLabel={t`Close the question`}
        onClose={() => setIsAsked(false)}
      >
        <p>
          <Trans>
            Both feet of somebody were measured on this device and haven’t been sent yet. Signing out deletes them from
            the device. If you stay signed in, we send them as soon as we can.
          </Trans>
        </p>
        <div className="ways">
          <Button look="danger" isBusy={isBusy} onClick={() => void leave()}>
            <Trans>Sign out and delete them</Trans>
          </Button>
          <Button look="quiet" onClick={() => setIsAsked(false)}>
            <Trans>Stay signed in</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  )
}
