import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { newRecordId } from '#src/page/new-record-id.ts'
import { Button } from '#src/ui/button.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'

/** The pair is in the cart: links to the cart, back to the pair, or to another one. */
export function InCart() {
  const send = useWizardSend()
  const container = useRef<HTMLDivElement>(null)
  const prompts = useWizard(({ context }) => context.promptCount)
  // The pressed button is gone. Each attempt to leave by another link focuses this message, which explains why not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses again for each prompt
  useEffect(() => container.current?.focus(), [prompts])
  return (
    <div ref={container} tabIndex={-1}>
      <Notice isLive heading={<Trans>Your pair is in the cart</Trans>}>
        <Trans>You haven’t ordered it yet. Nothing is due yet.</Trans>
        {prompts > 0 && (
          <p>
            <Trans>It stays as it is while it’s there. To change it, press “Change this pair”.</Trans>
          </p>
        )}
      </Notice>
      <div className="wizard-action">
        <NextLink to="/cart">
          <Trans>Go to the cart</Trans>
        </NextLink>
        <Button look="quiet" onClick={() => send({ type: 'design.reopened' })}>
          <Trans>Change this pair</Trans>
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'design.begun', id: newRecordId() })}>
          <Trans>Design another pair</Trans>
        </Button>
      </div>
    </div>
  )
}
