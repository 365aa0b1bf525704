import type { Point } from '#domain/foot/geometry/point.ts'
import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import type { Random } from '../../foot-photos/random.ts'
import type { Bend } from '../../foot-photos/scene.ts'
import { bentPlace } from '../../foot-photos/sheet-form.ts'
import type { ObjectPose, Pen } from '../trace-scene.ts'
import { tracingMix } from '../tracing-mix.ts'

/** Where the pen was laid: beside the outline wherever it has room, or over the sheet's edge, or across the line. Nowhere where there is no room. */
export function penBeside(
  random: Random,
  paper: PaperName,
  pen: Pen,
  outline: readonly Point[],
  bends: readonly Bend[],
): ObjectPose | null {
  const { widthMm, heightMm } = papers[paper]
  const isOverEdge = random.isLucky(tracingMix.isPenOverEdge)
  const isOnLine = random.isLucky(tracingMix.isPenOnLine)
  const free = Math.max(...pen.knots.map(([, half]) => half)) * 2 + tracingMix.penFromLineMm
  for (let go = 0; go < 1500; go += 1) {
    const towardsDeg = random.isLucky(0.75) ? random.pick([90, 270]) + random.among([-20, 20]) : random.among([0, 360])
    const [cos, sin] = [Math.cos((towardsDeg * Math.PI) / 180), Math.sin((towardsDeg * Math.PI) / 180)]
    const lying = { xMm: random.among([8, widthMm - 8]), yMm: random.among([8, heightMm - 8]), towardsDeg }
    const at = (mm: number): Point => ({ x: lying.xMm + cos * mm, y: lying.yMm + sin * mm })
    const end = at(pen.lengthMm)
    const isOff = (mm: number) => end.x < mm || end.y < mm || end.x > widthMm - mm || end.y > heightMm - mm
    // Late on, whatever lies free of the line will do: a large foot leaves little room.
    if (isOff(6) && !isOverEdge && go < 900) continue
    // What goes over the edge does so by its rear end.
    const half = at(0.6 * pen.lengthMm)
    if (half.x < 3 || half.y < 3 || half.x > widthMm - 3 || half.y > heightMm - 3) continue
    if (isOnLine) return lifted(lying, bends, pen, paper)
    const isFree = outline.every(({ x, y }) => {
      const along = Math.max(0, Math.min(pen.lengthMm, (x - lying.xMm) * cos + (y - lying.yMm) * sin))
      return Math.hypot(x - lying.xMm - cos * along, y - lying.yMm - sin * along) > free
    })
    if (isFree) return lifted(lying, bends, pen, paper)
  }
  return null
}

/** A pen is stiff: it lies on the highest place below it. */
function lifted(lying: ObjectPose, bends: readonly Bend[], { lengthMm }: Pen, paper: PaperName): ObjectPose {
  const { widthMm, heightMm } = papers[paper]
  const [cos, sin] = [Math.cos((lying.towardsDeg * Math.PI) / 180), Math.sin((lying.towardsDeg * Math.PI) / 180)]
  const heights = Array.from({ length: 21 }, (_, k) => {
    const [x, y] = [lying.xMm + (cos * lengthMm * k) / 20, lying.yMm + (sin * lengthMm * k) / 20]
    return x < 0 || y < 0 || x > widthMm || y > heightMm ? 0 : bentPlace(bends, x, y)[2]
  })
  return { ...lying, liftMm: Math.max(...heights) }
}
