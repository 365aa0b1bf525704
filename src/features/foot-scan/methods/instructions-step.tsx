import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import type { MeasureMethod } from '#domain/scan/scan-draft.ts'
import { getScanDraft } from '#machines/foot-scan/scan-steps.ts'
import { ProtocolList } from '#src/features/trace-protocol/protocol-list.tsx'
import { TraceProtocol } from '#src/features/trace-protocol/trace-protocol.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { fetchEngine } from '../effects/fetch-engine.ts'
import { BackButton, StepFrame } from '../step-frame.tsx'
import type { FootScan } from '../use-foot-scan.ts'
import { sheetSteps } from './sheet-steps.ts'

/** The instructions before a photo is taken, a number is typed, or another phone is connected. */
export function InstructionsStep({ scan: { snapshot, send } }: { scan: FootScan }) {
  const { context } = snapshot
  const { way: method = 'trace' } = getScanDraft(context)
  useEffect(() => fetchEngine(method), [method])
  const isChild = context.people.find(({ id }) => id === context.personId)?.kind === 'child'
  return (
    <StepFrame
      heading={<Heading method={method} />}
      lead={<Lead method={method} />}
      action={
        <Button onClick={() => send({ type: 'instructions.read' })}>
          <Next method={method} side={context.side} />
        </Button>
      }
      side={<BackButton send={send} />}
    >
      {isChild && (
        <Notice>
          <Trans>
            For a child: have them stand and hold on to something, and do the drawing, measuring and photographing
            yourself.
          </Trans>
        </Notice>
      )}
      <WhatToDo method={method} />
    </StepFrame>
  )
}

function Heading({ method }: { method: MeasureMethod }): ReactNode {
  if (method === 'trace') return <Trans>How to draw around a foot</Trans>
  if (method === 'on_sheet') return <Trans>How to stand on the paper</Trans>
  if (method === 'photo') return <Trans>Which photos work</Trans>
  return method === 'by_hand' ? (
    <Trans>What you need to measure by hand</Trans>
  ) : (
    <Trans>Measure with another phone</Trans>
  )
}

function Lead({ method }: { method: MeasureMethod }): ReactNode {
  if (method === 'trace') return <Trans>Take one sheet for each foot, and follow the same steps with both.</Trans>
  if (method === 'on_sheet')
    return <Trans>One photo for each foot. Have someone else take it if you can: then you can stand upright.</Trans>
  if (method === 'photo') return <Trans>One foot in each photo, bare, on a whole sheet of paper.</Trans>
  if (method === 'by_hand') return <Trans>The next page shows each measurement with a drawing.</Trans>
  return <Trans>The next page shows a code. Scan it with a phone that has a camera, and measure there.</Trans>
}

function Next({ method, side }: { method: MeasureMethod; side: 'left' | 'right' }): ReactNode {
  if (method === 'other_phone') return <Trans>Show the code</Trans>
  return side === 'left' ? <Trans>Measure the left foot</Trans> : <Trans>Measure the right foot</Trans>
}

function WhatToDo({ method }: { method: MeasureMethod }): ReactNode {
  if (method === 'other_phone')
    return (
      <ul className="plain-list">
        <li>
          <Trans>A phone with a camera; it doesn’t need an account</Trans>
        </li>
        <li>
          <Trans>A sheet of paper and a pen for each foot</Trans>
        </li>
        <li>
          <Trans>This page stays open, and continues by itself when both feet are measured</Trans>
        </li>
      </ul>
    )
  if (method === 'by_hand')
    return (
      <ul className="plain-list">
        <li>
          <Trans>A sheet of paper, flat on the floor, its short edge at a wall</Trans>
        </li>
        <li>
          <Trans>A pencil, and a ruler that’s longer than the foot</Trans>
        </li>
        <li>
          <Trans>For the girth, a tape measure: optional</Trans>
        </li>
      </ul>
    )
  if (method === 'photo')
    return (
      <ul className="plain-list">
        <li>
          <Trans>Taken from straight above, with all four corners of the sheet in it</Trans>
        </li>
        <li>
          <Trans>
            The whole foot on the sheet, its heel at a wall, and the line where wall and floor meet in the photo
          </Trans>
        </li>
        <li>
          <Trans>As it came from the camera: not cropped, and not sent through a chat</Trans>
        </li>
        <li>
          <Trans>JPEG, PNG or WebP</Trans>
        </li>
      </ul>
    )
  return (
    <>
      <Notice>
        <Trans>
          Stand safely: hold on to a wall, a table or a person, and don’t bend down while you stand on one leg.
        </Trans>
      </Notice>
      {method === 'trace' ? <TraceProtocol heading={1} /> : <ProtocolList steps={sheetSteps} heading={1} />}
    </>
  )
}
