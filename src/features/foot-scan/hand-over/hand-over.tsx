import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { HandOverOpened } from '#domain/contract/scans.ts'
import type { MeasuredScan } from '#domain/scan/scan.ts'
import { letInAs } from '#domain/scan/scan-draft.ts'
import type { FootScanOutput } from '#machines/foot-scan/foot-scan.types.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { dropDraft } from '../effects/kept-drafts.ts'
import { useHandOverFaultText } from '../ending/use-hand-over-fault-text.ts'
import { FootScanSteps } from '../screen/foot-scan-steps.tsx'
import { StepFrame } from '../step-frame.tsx'
import { useArrivals } from '../use-arrivals.ts'
import { handOverSource } from './hand-over-source.ts'
import { KeepHere } from './keep-here.tsx'
import { LeftOverFeet, leftOverOf } from './left-over-feet.tsx'
import { useOpened } from './use-opened.ts'

type Props = { token: string }

/** What a phone shows that was let in by another device: it measures, and the figures go back there. */
export function HandOver({ token }: Props) {
  const [opened, retry] = useOpened(token)
  const faultText = useHandOverFaultText()
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
      <Notice tone="wrong" isNews>
        <span data-code={opened.code}>{faultText(opened.code)}</span>
      </Notice>
      <Button onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
      <WayOn to="/tabi-gen-01/scan" quiet>
        <Trans>Measure and keep it on this phone instead</Trans>
      </WayOn>
    </Screen>
  )
}

/** `sent` to the other device; or the feet that are kept on this one after all. */
type Ended = 'sent' | { readonly scan: MeasuredScan }

function LetIn({ token, opened }: Props & { opened: HandOverOpened }) {
  const { wire } = useRouter().options.context
  const [source] = useState(() => handOverSource(wire, token, opened))
  const [leftOver, setLeftOver] = useState(() => leftOverOf(token))
  const [ended, setEnded] = useState<Ended>()
  const id = letInAs(token)
  const place = useArrivals(ended === undefined ? `measuring ${leftOver !== undefined}` : 'ended')

  function end(output: FootScanOutput): void {
    if (output.kind === 'unsent') setEnded({ scan: output.scan })
    if (output.kind !== 'kept') return
    // It is on the other device now, whose owner may not be this phone's.
    dropDraft(id)
    setEnded('sent')
  }

  function shown() {
    if (ended === 'sent') return <Sent />
    if (ended) return <KeepHere token={token} opened={opened} scan={ended.scan} />
    if (!leftOver) return <FootScanSteps personId={id} source={source} onEnd={end} />
    const { name } = opened.person
    return <LeftOverFeet token={token} draft={leftOver} name={name} onAnswer={() => setLeftOver(undefined)} />
  }

  return <div ref={place}>{shown()}</div>
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
