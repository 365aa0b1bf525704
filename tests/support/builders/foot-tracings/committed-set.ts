import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Point } from '#domain/foot/geometry/point.ts'
import { encodeJpeg } from '../foot-photos/encode-jpeg.ts'
import { type BrokenTracing, brokenTracing, brokenTracings } from './broken-tracing.ts'
import type { ExpectedTrace } from './expected-trace.ts'
import { renderTracing } from './render-tracing.ts'
import type { TraceScene } from './trace-scene.ts'
import { type TracePhoto, type TraceRecord, toTraceQuestion } from './trace-set.ts'
import { tracingScene } from './tracing-scene.ts'

/** The few tracings that are kept with the sources, so that every run of the tests measures them. */
const committedFolder = 'tests/accuracy/photos/tracings'

const broken = (kind: BrokenTracing, seed: number) => () => [brokenTracing(kind, seed, false), kind] as const
const good =
  (seed: number, isPair = false) =>
  () =>
    [tracingScene(seed, { isHeldOut: false, isPair }), null] as const

/** Chosen for other pens, sheets and floors each, and for little noise, which makes files small; in no other set. */
const committedSeeds = {
  'ballpoint-on-yellow': good(13_000_130),
  'felt-on-white': good(13_000_107),
  'two-feet-on-letter': good(13_010_056, true),
  'felt-on-a3': good(13_050_081),
  'without-pen': broken('which_pen', 13_020_022),
  blank: broken('no_line', 13_030_056),
  open: () => [opened(brokenTracing('line_open', 13_040_033, false)), 'line_open'] as const,
} as const satisfies Record<string, () => readonly [TraceScene, BrokenTracing | null]>

export type CommittedTracing = keyof typeof committedSeeds

/** Somebody set the pen down anew, and left so much of the way without a line. */
const openMm = 45

function opened(scene: TraceScene): TraceScene {
  const drawings = scene.drawings.map((one) => {
    const [[at] = [0]] = one.hand.gaps
    return { ...one, hand: { ...one.hand, gaps: [[at, openMm] as const] } }
  })
  return { ...scene, drawings }
}

export const committedScene = (name: CommittedTracing) => committedSeeds[name]()

const quality = 70

export async function renderCommitted(): Promise<void> {
  mkdirSync(committedFolder, { recursive: true })
  for (const { name, jpegPath, recordPath } of committedTracings(Object.keys(committedSeeds))) {
    const [scene, kind] = committedScene(name as CommittedTracing)
    const { pixels, expected } = renderTracing(scene)
    const question = toTraceQuestion(scene, kind)
    const { focal35Mm } = question
    const record: TraceRecord = {
      scene,
      expected: thinned(expected),
      question,
      broken: kind && { kind, codes: brokenTracings[kind] },
    }
    writeFileSync(jpegPath, await encodeJpeg(pixels, { quality, ...(focal35Mm === undefined ? {} : { focal35Mm }) }))
    writeFileSync(recordPath, `${JSON.stringify(record)}\n`)
  }
}

/** Lines with a point every centimetre, to a hundredth. */
export function thinned(expected: ExpectedTrace): ExpectedTrace {
  const rounded = (value: number) => Math.round(value * 100) / 100
  const thin = (line: readonly Point[]) =>
    line.filter((_, index) => index % 10 === 0).map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }))
  const feet = expected.feet.map((foot) => ({ ...foot, lineMm: thin(foot.lineMm), linePx: thin(foot.linePx) }))
  return { ...expected, feet }
}

export function committedTracings(names: readonly string[] = committedNames()): TracePhoto[] {
  return names.map((name) => ({
    name,
    jpegPath: join(committedFolder, `${name}.jpg`),
    recordPath: join(committedFolder, `${name}.json`),
  }))
}

const committedNames = () =>
  readdirSync(committedFolder).flatMap((file) => (file.endsWith('.jpg') ? [file.slice(0, -'.jpg'.length)] : []))

export function committedTracing(name: CommittedTracing): TracePhoto {
  const [photo] = committedTracings([name])
  return photo as TracePhoto
}
