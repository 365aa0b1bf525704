import type { ComponentType } from 'react'
import type { PictureFault } from '#machines/foot-scan/foot-scan.types.ts'
import { ScanBareFoot } from '#src/ui/drawings/scan-bare-foot.tsx'
import { ScanCorners } from '#src/ui/drawings/scan-corners.tsx'
import { ScanLevel } from '#src/ui/drawings/scan-level.tsx'
import { ScanLight } from '#src/ui/drawings/scan-light.tsx'
import { ScanOtherFoot } from '#src/ui/drawings/scan-other-foot.tsx'
import { ScanPaper } from '#src/ui/drawings/scan-paper.tsx'
import { ScanStand } from '#src/ui/drawings/scan-stand.tsx'
import { ScanStill } from '#src/ui/drawings/scan-still.tsx'
import { ScanWall } from '#src/ui/drawings/scan-wall.tsx'
import { TraceLayPen } from '#src/ui/drawings/trace-lay-pen.tsx'
import { TraceSheets } from '#src/ui/drawings/trace-sheets.tsx'
import { TraceTape } from '#src/ui/drawings/trace-tape.tsx'
import { TraceUpright } from '#src/ui/drawings/trace-upright.tsx'
import { WayFile } from '#src/ui/drawings/way-file.tsx'
import { WayTrace } from '#src/ui/drawings/way-trace.tsx'

const drawings: Readonly<Record<PictureFault, ComponentType>> = {
  no_image: WayFile,
  heic: WayFile,
  too_large: WayFile,
  dark: ScanLight,
  glare: ScanLight,
  blurred: ScanStill,
  no_paper: ScanPaper,
  paper_cut_off: ScanCorners,
  too_small: ScanCorners,
  oblique: ScanLevel,
  weak_edge: ScanPaper,
  other_paper: TraceSheets,
  which_paper: TraceSheets,
  paper_bent: TraceTape,
  foot_cut_off: TraceSheets,
  no_foot: ScanBareFoot,
  light_sock: ScanBareFoot,
  two_feet: ScanOtherFoot,
  heel_off_edge: ScanWall,
  heel_not_proven: ScanStand,
  no_line: TraceUpright,
  line_open: TraceUpright,
  pen_leaned: TraceUpright,
  line_off_sheet: TraceSheets,
  two_alike: WayTrace,
  which_pen: TraceLayPen,
  implausible: ScanLevel,
}

/** The one thing to change, as it looks when it is right. */
export function likeThis(fault: PictureFault | undefined): ComponentType {
  return fault ? drawings[fault] : WayTrace
}
