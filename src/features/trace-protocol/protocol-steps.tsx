import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { TraceGap } from '#src/ui/drawings/trace-gap.tsx'
import { TraceLayPen } from '#src/ui/drawings/trace-lay-pen.tsx'
import { TracePhoto } from '#src/ui/drawings/trace-photo.tsx'
import { TraceStand } from '#src/ui/drawings/trace-stand.tsx'
import { TraceStepOff } from '#src/ui/drawings/trace-step-off.tsx'
import { TraceTape } from '#src/ui/drawings/trace-tape.tsx'
import { TraceUpright } from '#src/ui/drawings/trace-upright.tsx'

export type ProtocolStep = {
  readonly Picture: ComponentType
  readonly name: MessageDescriptor
  readonly text: MessageDescriptor
}

/** The steps to trace a foot, in order, each with one action. */
export const protocolSteps: readonly ProtocolStep[] = [
  {
    Picture: TraceTape,
    name: msg`Tape the sheet down`,
    text: msg`Lay a blank sheet on a hard floor that’s darker than the paper, and tape its corners.`,
  },
  {
    Picture: TraceStand,
    name: msg`Stand on it`,
    text: msg`Put one bare foot on the sheet and your weight on both feet. Hold on to something, and ask someone else to draw if you can.`,
  },
  {
    Picture: TraceUpright,
    name: msg`Draw all the way round`,
    text: msg`Hold the pen upright against the foot. Slide it along the upright edge of a small box to keep it from leaning. Leave no gap in the line.`,
  },
  {
    Picture: TraceGap,
    name: msg`Mark the gap`,
    text: msg`Draw one short line between the big toe and the second toe.`,
  },
  {
    Picture: TraceStepOff,
    name: msg`Step off`,
    text: msg`Lift your foot straight up. Take a new sheet if the line is smudged or doubled.`,
  },
  {
    Picture: TraceLayPen,
    name: msg`Lay the pen beside the outline`,
    text: msg`Use the pen you drew with. The photo shows how thick it is, and so how far the line is from your foot.`,
  },
  {
    Picture: TracePhoto,
    name: msg`Photograph the sheet`,
    text: msg`Hold the phone level above the middle of the sheet. All four corners must be in the photo. Don’t crop it afterwards.`,
  },
]
