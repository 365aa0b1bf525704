import { type PaperName, papers } from '#domain/foot/photo/paper/papers.ts'
import { project, toCameraView } from '../../foot-photos/camera.ts'
import { randomLight } from '../../foot-photos/random/random-light.ts'
import { drawUntil, type Random } from '../../foot-photos/random.ts'
import type { Camera, Light } from '../../foot-photos/scene.ts'
import { tracingMix } from '../tracing-mix.ts'

/** Above the sheet with all of its corners in sight, its axis towards the middle as somebody aims. */
export function cameraAbove(
  random: Random,
  paper: PaperName,
  turnDeg: number,
  widthPx: number,
  heightPx: number,
  request: {
    readonly aboveMm: readonly [number, number]
    readonly tiltDeg: readonly [number, number]
  } = tracingMix.camera,
): Camera {
  const { camera } = tracingMix
  const { widthMm, heightMm } = papers[paper]
  const focal35Mm = random.among(random.isLucky(0.75) ? camera.mainFocal35Mm : camera.otherFocal35Mm)
  const isFocalKnown = random.isLucky(camera.isFocalKnown)
  const [k1, k2] = [random.among(camera.k1), random.among(camera.k2)]
  const margin = camera.cornerMarginPx
  return drawUntil<Camera>(() => {
    // Most come as near as the sheet lets them.
    const zMm = request.aboveMm[0] + (request.aboveMm[1] - request.aboveMm[0]) * random.share() ** 2.4
    const tiltDeg =
      request.tiltDeg[0] +
      (request.tiltDeg[1] - request.tiltDeg[0]) * Math.sqrt(random.share()) * random.among([0.4, 1])
    const towardsDeg = random.among([0, 360])
    const aside = zMm * Math.tan((tiltDeg * Math.PI) / 180)
    const one: Camera = {
      xMm: widthMm / 2 + random.among(camera.offMiddleMm) - aside * Math.cos((towardsDeg * Math.PI) / 180),
      yMm: heightMm / 2 + random.among(camera.offMiddleMm) - aside * Math.sin((towardsDeg * Math.PI) / 180),
      zMm,
      tiltDeg,
      towardsDeg,
      rollDeg: turnDeg + random.among(camera.rollDeg),
      focal35Mm,
      isFocalKnown,
      k1,
      k2,
    }
    const view = toCameraView(one, widthPx, heightPx)
    const isWhole = [0, widthMm].every((x) =>
      [0, heightMm].every((y) => {
        const seen = project(view, [x, y, 0])
        return seen.x > margin && seen.y > margin && seen.x < widthPx - margin && seen.y < heightPx - margin
      }),
    )
    return isWhole ? one : undefined
  })
}

/** Light as in homes, with the shadow of who holds the phone over the sheet half of the times. */
export function lightOver(random: Random, paper: PaperName): Light {
  const { widthMm, heightMm } = papers[paper]
  const light = randomLight(random)
  const shade = {
    xMm: random.among([-60, widthMm + 60]),
    yMm: random.among([-60, heightMm + 60]),
    towardsDeg: random.among([0, 360]),
    softMm: random.among([15, 140]),
    strength: random.among(tracingMix.shadeStrength),
    halfMm: random.among([60, 260]),
  }
  return { ...light, shade: random.isLucky(tracingMix.isShaded) ? shade : null }
}
