import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { FootScanOutput } from '#machines/foot-scan/foot-scan.types.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Button } from '#src/ui/button.tsx'
import { StepMeasure } from '#src/ui/drawings/step-measure.tsx'
import { exactLengthText, fixedText } from '#src/ui/length-text.ts'
import { Notice } from '#src/ui/notice.tsx'
import { WayOn } from '#src/ui/way-on.tsx'
import { ScanAccount } from './scan-account.tsx'

type Ended = Exclude<FootScanOutput, { kind: 'abandoned' }>

/** Both feet in short, and the next step. */
export function FinishedScan({ ended, onAgain }: { ended: Ended; onAgain: () => void }) {
  const isCustomer = useVisitor() === 'customer'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className="wizard">
      <div className="wizard-head">
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Your feet</Trans>
        </h1>
        <p className="lead">
          {ended.kind === 'kept' ? (
            <Kept isInUse={ended.isInUse} />
          ) : (
            <Trans>
              Both feet are measured. The scan is on this device and is sent as soon as the shop can be reached.
            </Trans>
          )}
        </p>
      </div>
      <div className="wizard-place">
        <StepMeasure />
      </div>
      <div className="wizard-choices">
        <dl className="facts">
          <Length name={<Trans>Left foot</Trans>} figure={ended.scan.left.foot.figures.lengthMm} />
          <Length name={<Trans>Right foot</Trans>} figure={ended.scan.right.foot.figures.lengthMm} />
        </dl>
        {ended.kind === 'unsent' && (
          <Notice tone="caution">
            <Trans>Keep this browser’s data until the scan has been sent.</Trans>
          </Notice>
        )}
        {!isCustomer && <ScanAccount />}
        <div className="wizard-action">
          <WayOn to="/tabi-gen-01/style">
            <Trans>Continue to style</Trans>
          </WayOn>
          <Button look="quiet" onClick={onAgain}>
            <Trans>Measure again</Trans>
          </Button>
        </div>
      </div>
    </div>
  )
}

/** What was measured before another scan, and sent after it, takes nobody's place. */
function Kept({ isInUse }: { isInUse: boolean }) {
  if (isInUse) return <Trans>Both feet are measured and kept.</Trans>
  return <Trans>Both feet are measured and kept. A newer scan of the same person is in use.</Trans>
}

type LengthProps = { name: React.ReactNode; figure: { readonly value: number; readonly tolerance: number } }

function Length({ name, figure }: LengthProps) {
  const language = useLanguage()
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {exactLengthText(figure.value, language)} ± {fixedText(figure.tolerance, language)} mm
      </dd>
    </div>
  )
}
