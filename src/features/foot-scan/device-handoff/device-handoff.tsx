import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { OpenHandoffResponse } from '#domain/contract/scans.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { letInAs } from '#domain/scan/scan-draft.ts'
import type { FootScanOutput } from '#machines/foot-scan/foot-scan.types.ts'
import { Button } from '#src/ui/button.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { dropDraft } from '../effects/stored-drafts.ts'
import { useHandoffErrorText } from '../ending/use-handoff-error-text.ts'
import { FootScanSteps } from '../screen/foot-scan-steps.tsx'
import { StepFrame } from '../step-frame.tsx'
import { useStepFocus } from '../use-step-focus.ts'
import { handoffSource } from './handoff-source.ts'
import { findMissingSides, MissingFeet } from './missing-feet.tsx'
import { SaveHere } from './save-here.tsx'
import { useOpened } from './use-opened.ts'

type Props = { token: string }

/** Measures on a phone connected by another device, and sends the measurements there. */
export function DeviceHandoff({ token }: Props) {
  const [opened, retry] = useOpened(token)
  const errorText = useHandoffErrorText()
  if (opened === undefined)
    return (
      <Screen heading={<Trans>Measure with this phone</Trans>}>
        <Skeleton lines={6} />
      </Screen>
    )
  if (opened.ok) {
    const { scan } = opened.value
    return scan && scan.state !== 'rejected' ? <Sent /> : <LetIn token={token} opened={opened.value} />
  }
  return (
    <Screen heading={<Trans>Measure with this phone</Trans>}>
      <Notice tone="error" isLive>
        <span data-code={opened.code}>{errorText(opened.code)}</span>
      </Notice>
      <Button onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
      <NextLink to="/tabi-gen-01/scan" quiet>
        <Trans>Measure and keep it on this phone instead</Trans>
      </NextLink>
    </Screen>
  )
}

/** `sent` to the other device; or the scan to save for this phone's own visitor instead. */
type HandoffEnd = 'sent' | { readonly scan: MeasuredScan }

function LetIn({ token, opened }: Props & { opened: OpenHandoffResponse }) {
  const { api } = useRouter().options.context
  const [source] = useState(() => handoffSource(api, token, opened))
  const [missingSides, setMissingSides] = useState(() => findMissingSides(token))
  const [ended, setEnded] = useState<HandoffEnd>()
  const id = letInAs(token)
  const container = useStepFocus(ended === undefined ? `measuring ${missingSides !== undefined}` : 'ended')

  function end(output: FootScanOutput): void {
    if (output.kind === 'unsent') setEnded({ scan: output.scan })
    if (output.kind !== 'saved') return
    // The scan is on the other device now, and this phone may belong to somebody else.
    dropDraft(id)
    setEnded('sent')
  }

  function shown() {
    if (ended === 'sent') return <Sent />
    if (ended) return <SaveHere token={token} opened={opened} scan={ended.scan} />
    if (!missingSides) return <FootScanSteps personId={id} source={source} onEnd={end} />
    const { name } = opened.person
    return <MissingFeet token={token} draft={missingSides} name={name} onAnswer={() => setMissingSides(undefined)} />
  }

  return <div ref={container}>{shown()}</div>
}

function Sent() {
  return (
    <StepFrame
      heading={<Trans>Sent</Trans>}
      lead={<Trans>The other device has the measurements and continues with them. You can close this page.</Trans>}
    >
      <p>
        <Trans>The photos stayed on this phone. The measurements were deleted from it.</Trans>
      </p>
    </StepFrame>
  )
}
