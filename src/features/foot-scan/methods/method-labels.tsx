import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import type { MeasureMethod } from '#domain/scan/scan-draft.ts'
import { MethodFileDrawing } from '#src/ui/drawings/method-file.tsx'
import { MethodPhoneDrawing } from '#src/ui/drawings/method-phone.tsx'
import { MethodTraceDrawing } from '#src/ui/drawings/method-trace.tsx'
import { ScanCorners } from '#src/ui/drawings/scan-corners.tsx'
import { StepMeasure } from '#src/ui/drawings/step-measure.tsx'

type MethodLabels = {
  readonly Picture: ComponentType
  readonly name: MessageDescriptor
  readonly note: MessageDescriptor
  /** The button that continues with this method. */
  readonly next: MessageDescriptor
}

/** The name, the requirements and the accuracy limits of each method, shown before it is chosen. */
export const methodLabels: Readonly<Record<MeasureMethod, MethodLabels>> = {
  trace: {
    Picture: MethodTraceDrawing,
    name: msg`Draw around your feet`,
    note: msg`With paper and a pen. You photograph the sheet after you’ve stepped off, so the photo shows the heel too.`,
    next: msg`See how to draw`,
  },
  other_phone: {
    Picture: ScanCorners,
    name: msg`With another phone`,
    note: msg`Scan a code and take the photos there. The measurements come back to this page.`,
    next: msg`Connect a phone`,
  },
  on_sheet: {
    Picture: MethodPhoneDrawing,
    name: msg`Stand on the paper`,
    note: msg`No pen needed. The tolerances are larger than with an outline, and more photos are refused.`,
    next: msg`See how to stand`,
  },
  photo: {
    Picture: MethodFileDrawing,
    name: msg`A photo you already have`,
    note: msg`Of a bare foot on a sheet of paper, from above. The tolerances are larger than with an outline.`,
    next: msg`See which photos work`,
  },
  by_hand: {
    Picture: StepMeasure,
    name: msg`By hand`,
    note: msg`With paper, wall, pencil and ruler; no camera needed. Without a photo, more is estimated.`,
    next: msg`See what you need`,
  },
}

/** The note of the trace method, by whether the reader holds the camera or sits at a computer. */
export const traceNotes = {
  phone: msg`With paper, a pen and this phone. You photograph the sheet after you’ve stepped off, so the photo shows the heel too.`,
  computer: msg`With paper, a pen and any camera: bring the photos of the sheets to this computer.`,
}
