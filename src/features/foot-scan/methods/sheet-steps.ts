import { msg } from '@lingui/core/macro'
import type { ProtocolStep } from '#src/features/trace-protocol/protocol-steps.tsx'
import { ScanCorners } from '#src/ui/drawings/scan-corners.tsx'
import { ScanLevel } from '#src/ui/drawings/scan-level.tsx'
import { ScanPaper } from '#src/ui/drawings/scan-paper.tsx'
import { ScanStand } from '#src/ui/drawings/scan-stand.tsx'
import { ScanWall } from '#src/ui/drawings/scan-wall.tsx'

/** The steps to stand on the sheet and take the photo, in order. */
export const sheetSteps: readonly ProtocolStep[] = [
  {
    Picture: ScanPaper,
    name: msg`Lay the sheet on the floor`,
    text: msg`On a hard floor that’s darker than the paper, in even light.`,
  },
  {
    Picture: ScanWall,
    name: msg`Push it against a wall`,
    text: msg`Its short edge touches the wall all along.`,
  },
  {
    Picture: ScanStand,
    name: msg`Stand on it, heel at the wall`,
    text: msg`One bare foot in the middle of the sheet, its heel touching the wall, your weight on both feet.`,
  },
  {
    Picture: ScanLevel,
    name: msg`Hold the phone level`,
    text: msg`Above your toes, looking straight down.`,
  },
  {
    Picture: ScanCorners,
    name: msg`Get all four corners in`,
    text: msg`And, beside your leg, the line where wall and floor meet: it proves where your heel ends.`,
  },
]
