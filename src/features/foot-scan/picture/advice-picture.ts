import type { ComponentType } from 'react'
import type { PictureRejection } from '#machines/foot-scan/foot-scan.types.ts'
import { MethodTraceDrawing } from '#src/ui/drawings/method-trace.tsx'
import { ScanBareFoot } from '#src/ui/drawings/scan-bare-foot.tsx'
import { ScanCheck } from '#src/ui/drawings/scan-check.tsx'
import { ScanCorners } from '#src/ui/drawings/scan-corners.tsx'
import { ScanLevel } from '#src/ui/drawings/scan-level.tsx'
import { ScanLight } from '#src/ui/drawings/scan-light.tsx'
import { ScanOtherFoot } from '#src/ui/drawings/scan-other-foot.tsx'
import { ScanPaper } from '#src/ui/drawings/scan-paper.tsx'
import { ScanStand } from '#src/ui/drawings/scan-stand.tsx'
import { ScanStill } from '#src/ui/drawings/scan-still.tsx'
import { ScanWall } from '#src/ui/drawings/scan-wall.tsx'
import { TracePhoto } from '#src/ui/drawings/trace-photo.tsx'
import { TraceSheets } from '#src/ui/drawings/trace-sheets.tsx'
import { TraceTape } from '#src/ui/drawings/trace-tape.tsx'
import { TraceUpright } from '#src/ui/drawings/trace-upright.tsx'

type Drawings = Readonly<Partial<Record<PictureRejection, ComponentType>>>

/** For outlines on a sheet. Unreadable files and unanswered questions have no drawing. */
const traced: Drawings = {
  dark: ScanPaper,
  no_paper: ScanPaper,
  paper_cut_off: TracePhoto,
  too_small: TracePhoto,
  oblique: TracePhoto,
  paper_bent: TraceTape,
  no_line: MethodTraceDrawing,
  line_open: MethodTraceDrawing,
  two_alike: MethodTraceDrawing,
  implausible: MethodTraceDrawing,
  line_off_sheet: TraceSheets,
  pen_leaned: TraceUpright,
}

/** For a foot on its sheet. */
const seen: Drawings = {
  dark: ScanPaper,
  no_paper: ScanPaper,
  glare: ScanLight,
  blurred: ScanStill,
  paper_cut_off: ScanCorners,
  too_small: ScanCorners,
  oblique: ScanLevel,
  implausible: ScanLevel,
  weak_edge: ScanCheck,
  foot_cut_off: TraceSheets,
  no_foot: ScanBareFoot,
  light_sock: ScanBareFoot,
  two_feet: ScanOtherFoot,
  heel_off_edge: ScanWall,
  heel_not_proven: ScanStand,
}

/** A drawing of how the one thing to change looks when it is right; `undefined` if no drawing shows exactly that. */
export function chooseAdvicePicture(
  rejection: PictureRejection | undefined,
  isTraced: boolean,
): ComponentType | undefined {
  return rejection && (isTraced ? traced : seen)[rejection]
}
