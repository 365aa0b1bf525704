import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { feetOf } from '#domain/design/configuration.ts'
import type { DesignFeet } from '#domain/design/design.ts'
import { hindrancesOf, qualityOf } from '#domain/scan/judge-scan.ts'
import { designOf } from '#machines/tabi-gen-01/wizard-steps.ts'
import { Hindrances } from '#src/features/foot-scan/review/hindrances.tsx'
import { levelOf } from '#src/features/foot-scan/review/quality-words.ts'
import { useVisitor } from '#src/page/use-visitor.ts'
import { Button } from '#src/ui/button.tsx'
import { StepMeasure } from '#src/ui/drawings/step-measure.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { DesignsHere } from '../designs/designs-here.tsx'
import { useWizard, useWizardSend } from '../view/step-view.ts'
import { FootLength } from './foot-length.tsx'
import { ScanAccount } from './scan-account.tsx'
import '#src/features/wizard/wizard.css'

/** Both feet in short, whose they are, and the next step. */
export function ChosenFeet({ isNew }: { isNew: boolean }) {
  const { person, feet } = useWizard(({ context }) => designOf(context))
  const isCustomer = useVisitor() === 'customer'
  // Whoever signs in here hears what came of it.
  const [wasGuest, setWasGuest] = useState(!isCustomer)
  if (!isCustomer && !wasGuest) setWasGuest(true)
  const send = useWizardSend()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [isNew])
  // Nobody is here without feet.
  if (!feet || !person) return null
  const { left, right } = feetOf(feet)
  const hindrances = hindrancesOf({ left, right })
  // Whoever has no feet that shoes are made for is better off measuring again.
  const isHindered = hindrances.length > 0
  const onward = (
    <Button look={isHindered ? 'quiet' : 'verb'} onClick={() => send({ type: 'step.confirmed' })}>
      <Trans>Continue to style</Trans>
    </Button>
  )
  const again = (
    <Button
      look={isHindered ? 'verb' : 'quiet'}
      onClick={() => send({ type: 'measuring.wanted', wish: { personId: person.id, isAnew: true } })}
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
          <Kept feet={feet} />
        </p>
      </div>
      <div className="wizard-place">
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
          <QualityInShort score={qualityOf({ left, right })} />
        </dl>
        <Hindrances found={hindrances} />
        {feet.left.scanId === undefined && (
          <Notice tone="caution">
            <Trans>Keep this browser’s data until the scan has been sent.</Trans>
          </Notice>
        )}
        {wasGuest && <ScanAccount />}
        <div className="step-ways">
          <div className="wizard-action">{isHindered ? again : onward}</div>
          <div className="step-aside">
            {isHindered ? onward : again}
            {isCustomer && (
              <Button look="quiet" onClick={() => send({ type: 'measuring.wanted', wish: { isAnew: false } })}>
                <Trans>Choose somebody else’s feet</Trans>
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

function Kept({ feet }: { feet: DesignFeet }) {
  if (feet.left.scanId !== undefined) return <Trans>Both feet are measured and kept.</Trans>
  return (
    <Trans>Both feet are measured. The scan is on this device and is sent as soon as the shop can be reached.</Trans>
  )
}

/** A pair is as sure as its less sure foot. */
function QualityInShort({ score }: { score: number }) {
  const { i18n } = useLingui()
  const [points, word] = [Math.round(score), i18n._(levelOf(score).word)]
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
