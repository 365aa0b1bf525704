import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { designSettings } from '#domain/design-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'

const { max } = designSettings

/** Says what happened to the design elsewhere, and where it could not be saved. */
export function DesignStatusMessage() {
  const isChanged = useWizard(({ context }) => context.localDesign !== undefined)
  const isUnkept = useWizard(({ context }) => context.isUnkept)
  const error = useWizard(({ context }) => context.syncError?.code)
  const owner = useWizard(({ context }) => context.owner)
  const [firstOwner] = useState(owner)
  return (
    <>
      {firstOwner === 'customer' && owner === 'guest' && (
        <Notice isLive>
          <Trans>You’re signed out. Your designs are in your account, and here is a new one.</Trans>
        </Notice>
      )}
      {isChanged && <ChangedElsewhere />}
      {isUnkept && (
        <Notice tone="caution" isLive>
          <Trans>This browser doesn’t save your design. Finish it without closing or reloading this page.</Trans>
        </Notice>
      )}
      {error === 'designs_full' && (
        <Notice isLive>
          <Trans>
            Your account has {max} designs already. This one is kept on this device. Remove one, and it’s saved in your
            account.
          </Trans>
        </Notice>
      )}
      {error !== undefined && error !== 'designs_full' && (
        <p className="quiet" role="status">
          <Trans>We can’t reach your account at the moment. We save your design there as soon as we can.</Trans>
        </p>
      )}
    </>
  )
}

function ChangedElsewhere() {
  const send = useWizardSend()
  return (
    <Notice isLive heading={<Trans>This design was changed in another window or on another device.</Trans>}>
      <p>
        <Trans>You see it as it is now.</Trans>
      </p>
      <div className="actions">
        <Button look="quiet" onClick={() => send({ type: 'status.read' })}>
          <Trans>Keep this</Trans>
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'localDesign.restored' })}>
          <Trans>Take mine back</Trans>
        </Button>
      </div>
    </Notice>
  )
}
