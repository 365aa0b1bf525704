import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TraceQuestion, TraceRejection } from '#domain/foot/trace/question/trace-question.ts'
import { encodeJpeg } from '../foot-photos/encode-jpeg.ts'
import { createRandom } from '../foot-photos/random.ts'
import { type BrokenTracing, brokenTracing, brokenTracingKinds, brokenTracings } from './broken-tracing.ts'
import type { ExpectedTrace } from './expected-trace.ts'
import { renderTracing } from './render-tracing.ts'
import type { TraceScene } from './trace-scene.ts'
import { tracingMix } from './tracing-mix.ts'
import { tracingScene } from './tracing-scene.ts'

/**
 * The sets of tracings: one to tune on and one that is only run to report; the same feet with pens that lean by 3 degrees and
 * with no pen in the picture; and those that cannot be answered.
 */
export const traceSetNames = [
  'trace-tuning',
  'trace-held-back',
  'trace-tuning-3',
  'trace-held-back-3',
  'trace-tuning-no-pen',
  'trace-held-back-no-pen',
  'trace-tuning-broken',
  'trace-held-back-broken',
] as const
export type TraceSetName = (typeof traceSetNames)[number]

/** What lies beside a photo of a set. */
export type TraceRecord = {
  readonly scene: TraceScene
  readonly expected: ExpectedTrace
  /** What the shop would ask of this photo. */
  readonly question: TraceQuestion
  /** For a photo that cannot be answered: its kind, and the codes that are right, the best first. */
  readonly broken: { readonly kind: BrokenTracing; readonly codes: readonly TraceRejection[] } | null
}

export type TracePhoto = { readonly name: string; readonly jpegPath: string; readonly recordPath: string }

const firstSeed = { 'trace-tuning': 11_000_000, 'trace-held-back': 15_000_000 }
/** Photos that cannot be answered are of other feet. */
const brokenSeed = 1_000_000

const isHeldOut = (set: TraceSetName) => set.startsWith('trace-held-back')

/** Photos that cannot be answered are of each kind in turn. */
export function brokenKindAt(set: TraceSetName, index: number): BrokenTracing | null {
  return set.endsWith('-broken') ? (brokenTracingKinds[index % brokenTracingKinds.length] ?? null) : null
}

export function traceSceneAt(set: TraceSetName, index: number): TraceScene {
  const isHeldOutSet = isHeldOut(set)
  const seed = firstSeed[isHeldOutSet ? 'trace-held-back' : 'trace-tuning'] + index
  const kind = brokenKindAt(set, index)
  if (kind) return brokenTracing(kind, seed + brokenSeed, isHeldOutSet)
  const scene = tracingScene(seed, { isHeldOut: isHeldOutSet, ...(set.endsWith('-3') && { spreadDeg: 3 }) })
  return set.endsWith('-no-pen') ? { ...scene, lying: null } : scene
}

/** What is asked of a scene's photo: whoever lays the pen beside the line is not asked for it. */
export function toTraceQuestion(
  { seed, paper, drawings, lying, pen, camera }: TraceScene,
  kind: BrokenTracing | null,
): TraceQuestion {
  const [first] = drawings
  const random = createRandom(seed + 77)
  const [isPaperSet, isSideSet] = [random.isLucky(tracingMix.isPaperSet), random.isLucky(tracingMix.isSideSet)]
  return {
    // Sheets as large as two others have the same shape as one of them: they are always told.
    paper: isPaperSet || paper === 'a3' ? paper : 'auto',
    side: drawings.length === 1 && first && isSideSet ? first.foot.side : 'auto',
    stance: 'standing',
    ...(lying || kind === 'which_pen' ? {} : { pen: pen.kind }),
    ...(camera.isFocalKnown ? { focal35Mm: Math.round(camera.focal35Mm) } : {}),
  }
}

const folders = ['tests/support/builders/foot-tracings', 'tests/support/builders/foot-photos']

let known: string | undefined

/** The folder of the photos that these very sources make. How people photograph feet has no part in it. */
export function traceFolder(): string {
  if (known) return known
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') &&
        !/\.test\.ts$|^people|^(render|render-worker|committed-set|contact-sheet)\.ts$/.test(file),
    )
    for (const file of files.toSorted()) hash.update(readFileSync(join(folder, file)))
  }
  known = join('.cache', 'foot-tracings', hash.digest('hex').slice(0, 12))
  return known
}

/** Renders what is not rendered yet of the first photos of a set, in one worker or in several, and tells where they are. */
export async function traceSet(set: TraceSetName, count: number, workers = 1): Promise<TracePhoto[]> {
  mkdirSync(join(traceFolder(), set), { recursive: true })
  const photos = Array.from({ length: count }, (_, index) => photoAt(set, index))
  const missing = photos.flatMap(({ recordPath }, index) => (existsSync(recordPath) ? [] : [index]))
  const shares = Array.from({ length: Math.min(workers, missing.length) }, (_, worker) =>
    missing.filter((_, turn) => turn % workers === worker),
  )
  await Promise.all(shares.map((places) => renderInWorker(set, places)))
  return photos
}

function photoAt(set: TraceSetName, index: number): TracePhoto {
  const name = String(index).padStart(4, '0')
  const folder = join(traceFolder(), set)
  return { name, jpegPath: join(folder, `${name}.jpg`), recordPath: join(folder, `${name}.json`) }
}

export type TraceShare = { readonly set: TraceSetName; readonly places: readonly number[] }

function renderInWorker(set: TraceSetName, places: readonly number[]): Promise<void> {
  const workerData: TraceShare = { set, places }
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The renderer ended with ${code}`))))
  })
}

export async function renderTracePlace(set: TraceSetName, index: number): Promise<void> {
  const { jpegPath, recordPath } = photoAt(set, index)
  const scene = traceSceneAt(set, index)
  const { pixels, expected } = renderTracing(scene)
  const kind = brokenKindAt(set, index)
  const question = toTraceQuestion(scene, kind)
  const { focal35Mm } = question
  const record: TraceRecord = { scene, expected, question, broken: kind && { kind, codes: brokenTracings[kind] } }
  const options = { quality: scene.sensor.jpegQuality, ...(focal35Mm === undefined ? {} : { focal35Mm }) }
  writeFileSync(jpegPath, await encodeJpeg(pixels, options))
  // The record comes last and at once: where it is, the photo is whole.
  writeFileSync(`${recordPath}.part`, JSON.stringify(record))
  renameSync(`${recordPath}.part`, recordPath)
}

export function readTraceRecord(photo: TracePhoto): TraceRecord {
  return JSON.parse(readFileSync(photo.recordPath, 'utf8'))
}
