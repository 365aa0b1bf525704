import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { scannedFeet } from '#domain/design/configuration.ts'
import type { DesignFeet } from '#domain/design/design.ts'
import { findScanBlockers, getScanQuality } from '#domain/scan/judge-scan.ts'
import { getOpenDesign } from '#machines/tabi-gen-01/wizard-steps.ts'
import { levelForScore } from '#src/features/foot-scan/review/quality-words.ts'
import { ScanBlockers } from '#src/features/foot-scan/review/scan-blockers.tsx'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Button } from '#src/ui/button.tsx'
import { StepMeasure } from '#src/ui/drawings/step-measure.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { DesignsHere } from '../designs/designs-here.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { FootLength } from './foot-length.tsx'
import { ScanAccount } from './scan-account.tsx'
import '#src/features/wizard/wizard.css'

/** A summary of both feet, whose they are, and the next step. */
export function ChosenFeet({ isNew }: { isNew: boolean }) {
  const { person, feet } = useWizard(({ context }) => getOpenDesign(context))
  const isCustomer = useVisitor() === 'customer'
  // A guest who signs in here is told the result.
  const [wasGuest, setWasGuest] = useState(!isCustomer)
  if (!isCustomer && !wasGuest) setWasGuest(true)
  const send = useWizardSend()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isNew])
  // This state always has feet.
  if (!feet || !person) return null
  const { left, right } = scannedFeet(feet)
  const blockers = findScanBlockers({ left, right })
  // If no shoes can be made for these feet, measuring again is the main action.
  const isBlocked = blockers.length > 0
  const onward = (
    <Button look={isBlocked ? 'quiet' : 'verb'} onClick={() => send({ type: 'step.confirmed' })}>
      <Trans>Continue to style</Trans>
    </Button>
  )
  const remeasureButton = (
    <Button
      look={isBlocked ? 'verb' : 'quiet'}
      onClick={() => send({ type: 'measuring.wanted', request: { personId: person.id, isRemeasure: true } })}
    >
      <Trans>Measure again</Trans>
    </Button>
  )
  return (
    <div className="wizard">
      <div className="wizard-head">
        <h1 ref={heading} tabIndex={-1}>
          <Trans>Your feet</Trans>
        </h1>
        <p className="lead">
          <SavedFeet feet={feet} />
        </p>
      </div>
      <div className="wizard-stage-container">
        <StepMeasure />
      </div>
      <div className="wizard-choices">
        <DesignsHere />
        <dl className="facts">
          <div>
            <dt>
              <Trans>Whose feet</Trans>
            </dt>
            <dd>{person.name}</dd>
          </div>
          <FootLength name={<Trans>Left foot</Trans>} figure={left.foot.figures.lengthMm} />
          <FootLength name={<Trans>Right foot</Trans>} figure={right.foot.figures.lengthMm} />
          <QualitySummary score={getScanQuality({ left, right })} />
        </dl>
        <ScanBlockers found={blockers} />
        {feet.left.scanId === undefined && (
          <Notice tone="caution">
            <Trans>Keep this browser’s data until the scan has been sent.</Trans>
          </Notice>
        )}
        {wasGuest && <ScanAccount />}
        <div className="step-actions">
          <div className="wizard-action">{isBlocked ? remeasureButton : onward}</div>
          <div className="step-side-note">
            {isBlocked ? onward : remeasureButton}
            {isCustomer && (
              <Button look="quiet" onClick={() => send({ type: 'measuring.wanted', request: { isRemeasure: false } })}>
                <Trans>Choose somebody else’s feet</Trans>
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

function SavedFeet({ feet }: { feet: DesignFeet }) {
  if (feet.left.scanId !== undefined) return <Trans>Both feet are measured and kept.</Trans>
  return (
    <Trans>Both feet are measured. The scan is on this device and is sent as soon as the shop can be reached.</Trans>
  )
}

/** The quality of a pair is that of its worse foot. */
function QualitySummary({ score }: { score: number }) {
  const { i18n } = useLingui()
  const [points, word] = [Math.round(score), i18n._(levelForScore(score).word)]
  return (
    <div>
      <dt>
        <Trans>Quality</Trans>
      </dt>
      <dd>
        <Trans>
          {points} of 100, {word}
        </Trans>
      </dd>
    </div>
  )
}
