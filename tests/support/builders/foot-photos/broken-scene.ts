import { papers } from '#domain/foot/photo/paper/papers.ts'
import type { PhotoRejection } from '#domain/foot/photo/question/photo-question.ts'
import { project, toCameraView } from './camera.ts'
import { hiddenUpToMm } from './leg-mesh.ts'
import { protocolScene } from './protocol-scene.ts'
import { createRandom, drawUntil, type Random } from './random.ts'
import type { Camera, FootScene, Rgb } from './scene.ts'

/** Ways to break the protocol, each with the codes that are right for it, the best first. */
export const brokenKinds = {
  side_view: ['oblique', 'paper_cut_off', 'no_paper'],
  tilted: ['oblique'],
  paper_out_of_frame: ['paper_cut_off', 'no_paper'],
  no_heel_at_edge: ['heel_off_edge'],
  two_feet: ['two_feet', 'foot_cut_off', 'implausible'],
  shoe: ['no_foot', 'implausible'],
  hand: ['no_foot', 'implausible', 'heel_off_edge'],
  no_foot: ['no_foot'],
  no_paper: ['no_paper'],
  dark: ['dark'],
  blurred: ['blurred'],
  glare: ['glare'],
  far: ['too_small', 'no_paper'],
  foot_overhanging: ['foot_cut_off'],
  light_sock: ['light_sock', 'no_foot'],
  other_paper: ['other_paper'],
} as const satisfies Record<string, readonly PhotoRejection[]>

export type BrokenKind = keyof typeof brokenKinds

type Break = (scene: FootScene, random: Random) => FootScene

const breaks: Record<BrokenKind, Break> = {
  side_view: (scene, random) => {
    const camera = aimed(scene, random, [40, 70], [420, 700])
    // Whoever kneels beside holds the phone level.
    return { ...scene, camera: { ...camera, rollDeg: 90 - camera.towardsDeg } }
  },
  tilted: (scene, random) => ({ ...scene, camera: aimed(scene, random, [27, 38], [560, 900]) }),
  paper_out_of_frame: (scene, random) => ({ ...scene, camera: tooNear(scene, random) }),
  no_heel_at_edge: (scene, random) => {
    const heelGapMm = random.among([25, 80])
    const { heightMm } = papers[scene.paper ?? 'a4']
    const lengthMm = Math.min(scene.foot.lengthMm, heightMm - heelGapMm - 4 - random.among([0, 4]))
    const camera = { ...scene.camera, yMm: scene.camera.yMm + heelGapMm }
    return { ...scene, foot: { ...scene.foot, lengthMm }, stand: { ...scene.stand, heelGapMm }, camera }
  },
  two_feet: (scene) => {
    const { widthMm } = papers[scene.paper ?? 'a4']
    const aside = (scene.foot.side === 'left' ? -0.205 : 0.205) * scene.foot.lengthMm
    return { ...scene, subject: 'two_feet', stand: { ...scene.stand, xMm: widthMm / 2 + aside, toeOutDeg: 2 } }
  },
  shoe: (scene) => ({ ...scene, subject: 'shoe', sock: null }),
  hand: (scene) => ({ ...scene, subject: 'hand', sock: null, wall: null }),
  no_foot: (scene) => ({ ...scene, subject: 'nothing' }),
  no_paper: (scene) => ({ ...scene, paper: null }),
  dark: (scene, random) => withSensor(scene, { paperLuma: random.among([22, 52]), noise: random.among([4, 9]) }),
  blurred: (scene, random) => {
    const size = Math.max(scene.sensor.widthPx, scene.sensor.heightPx) / 1600
    return random.isLucky(0.7)
      ? withSensor(scene, { blurPx: random.among([4, 9]) * size })
      : withSensor(scene, { blurPx: 1.5 * size, motionPx: random.among([16, 34]) * size })
  },
  glare: (scene, random) => {
    const { xMm } = scene.stand
    const glare = {
      xMm: xMm + random.among([-40, 40]),
      yMm: scene.foot.lengthMm * random.among([0.6, 1]),
      radiusMm: random.among([35, 70]),
      strength: random.among([1.6, 4]),
    }
    return { ...scene, light: { ...scene.light, glare } }
  },
  far: (scene, random) => ({ ...scene, camera: { ...tooFar(scene, random), tiltDeg: random.among([0, 6]) } }),
  foot_overhanging: (scene, random) => {
    const { widthMm, heightMm } = papers[scene.paper ?? 'a4']
    if (scene.paper !== 'a3' && random.isLucky(0.5))
      return { ...scene, foot: { ...scene.foot, lengthMm: heightMm + random.among([6, 22]) } }
    const over = random.among([8, 30]) - 0.19 * scene.foot.lengthMm
    return { ...scene, stand: { ...scene.stand, xMm: random.isLucky(0.5) ? -over : widthMm + over, toeOutDeg: 0 } }
  },
  light_sock: (scene, random) => {
    const white = random.among([0.62, 0.84])
    const colour: Rgb = [white, white * random.among([0.97, 1.01]), white * random.among([0.93, 1.02])]
    return { ...scene, sock: { colour, thicknessMm: 0.6, cuffMm: random.among([95, 200]) } }
  },
  other_paper: (scene) => scene,
}

export function brokenScene(kind: BrokenKind, seed: number): FootScene {
  let go = 0
  return drawUntil(() => {
    const scene = protocolScene(seed + go++ * 10_000)
    // Sheets are mistaken for another only among those of nearly one size.
    if (scene.paper === 'a3' && (kind === 'other_paper' || kind === 'no_heel_at_edge')) return undefined
    const broken = breaks[kind](scene, createRandom(seed + 77))
    return isSeen(kind, broken) ? broken : undefined
  })
}

/** Whether nothing else is wrong with the photo: the sheet is whole in it, and the leg not before the foot. */
function isSeen(kind: BrokenKind, scene: FootScene): boolean {
  if (kind === 'side_view' || kind === 'tilted' || kind === 'paper_out_of_frame') return true
  const { foot, leg, camera, stand } = scene
  const hidden = hiddenUpToMm(foot, leg, { ...camera, yMm: camera.yMm - stand.heelGapMm })
  return hidden < 0.5 * foot.lengthMm && insides(scene, camera).every((inside) => inside > 5)
}

function withSensor(scene: FootScene, change: Partial<FootScene['sensor']>): FootScene {
  return { ...scene, sensor: { ...scene.sensor, ...change } }
}

/** Pixels by which each corner of the sheet lies within the photo; toe corners last. */
function insides(scene: FootScene, camera: Camera): number[] {
  const { widthPx, heightPx } = scene.sensor
  const view = toCameraView(camera, widthPx, heightPx)
  const { widthMm, heightMm } = papers[scene.paper ?? 'a4']
  const places = [
    [widthMm, 0],
    [0, 0],
    [0, heightMm],
    [widthMm, heightMm],
  ] as const
  return places.map(([x, y]) => {
    const seen = project(view, [x, y, 0])
    return Math.min(seen.x, seen.y, widthPx - seen.x, heightPx - seen.y)
  })
}

/** Looks at the sheet from aside or from before the toes, whole in the photo. */
function aimed(
  scene: FootScene,
  random: Random,
  tilts: readonly [number, number],
  far: readonly [number, number],
): Camera {
  const { widthMm, heightMm } = papers[scene.paper ?? 'a4']
  let longer = 1
  return drawUntil<Camera>(() => {
    const tiltDeg = random.among(tilts)
    const from = random.among([-15, 195])
    const [tilt, towards] = [(tiltDeg * Math.PI) / 180, (from * Math.PI) / 180]
    const distance = random.among(far) * longer
    const camera: Camera = {
      ...scene.camera,
      xMm: widthMm / 2 + distance * Math.sin(tilt) * Math.cos(towards),
      yMm: heightMm / 2 + distance * Math.sin(tilt) * Math.sin(towards),
      zMm: distance * Math.cos(tilt),
      tiltDeg,
      towardsDeg: from + 180,
    }
    longer *= 1.02
    return insides(scene, camera).every((inside) => inside > 5) ? camera : undefined
  })
}

/** Cuts one or both corners off at the toes, and leaves most of the sheet in the photo. */
function tooNear(scene: FootScene, random: Random): Camera {
  return drawUntil<Camera>(() => {
    const camera = {
      ...scene.camera,
      xMm: scene.camera.xMm + random.among([-260, 260]),
      yMm: scene.camera.yMm + random.among([-330, 60]),
      zMm: random.among([380, 800]),
      tiltDeg: random.among([0, 10]),
    }
    const [heelRight = 0, heelLeft = 0, toeLeft = 0, toeRight = 0] = insides(scene, camera)
    const min = Math.min(toeLeft, toeRight)
    return min < -20 && min > -220 && Math.max(heelRight, heelLeft) > 20 ? camera : undefined
  })
}

/** So high up that the sheet takes less than a twentieth of the photo. */
function tooFar(scene: FootScene, random: Random): Camera {
  const { widthPx, heightPx } = scene.sensor
  const { widthMm, heightMm } = papers[scene.paper ?? 'a4']
  const share = random.among([0.012, 0.04])
  const perMm = Math.sqrt((share * widthPx * heightPx) / (widthMm * heightMm))
  const { focalPx } = toCameraView(scene.camera, widthPx, heightPx)
  return { ...scene.camera, zMm: focalPx / perMm }
}
