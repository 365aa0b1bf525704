import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PhotoQuestion, PhotoRejection } from '#domain/foot/photo/question/photo-question.ts'
import { type BrokenKind, brokenKinds, brokenScene } from './broken-scene.ts'
import { encodeJpeg } from './encode-jpeg.ts'
import type { ExpectedFoot } from './expected-foot.ts'
import { peopleScene } from './people/people-scene.ts'
import { type RightAnswer, rightAnswer } from './people/right-answer.ts'
import { protocolScene } from './protocol-scene.ts'
import { renderFootPhoto } from './render-foot-photo.ts'
import type { FootScene } from './scene.ts'

/**
 * The sets of photos: one to tune on and one that is only run to report, of photos that follow the protocol, of those that break it,
 * and of those that people take whom nobody told how.
 */
export const setNames = [
  'tuning',
  'held-back',
  'tuning-broken',
  'held-back-broken',
  'people-tuning',
  'people-held-back',
] as const
export type SetName = (typeof setNames)[number]

/** What lies beside a photo of a set. */
export type PhotoRecord = {
  readonly scene: FootScene
  readonly expected: ExpectedFoot
  /** What the shop would ask of this photo. */
  readonly question: PhotoQuestion
  /** For a photo that breaks the protocol: its kind, and the codes that are right, the best first. */
  readonly broken: { readonly kind: BrokenKind; readonly codes: readonly PhotoRejection[] } | null
  /** For a photo as people take them: what is right to say of it. */
  readonly right?: RightAnswer
}

export type SetPhoto = { readonly name: string; readonly jpegPath: string; readonly recordPath: string }

const firstSeed: Record<SetName, number> = {
  tuning: 1_000,
  'held-back': 500_000,
  'tuning-broken': 200_000,
  'held-back-broken': 700_000,
  'people-tuning': 3_000_000,
  'people-held-back': 4_000_000,
}

export function sceneAt(set: SetName, index: number): { scene: FootScene; kind: BrokenKind | null } {
  const seed = firstSeed[set] + index
  if (isPeopleSet(set)) return { scene: peopleScene(seed), kind: null }
  if (!set.endsWith('-broken')) return { scene: protocolScene(seed), kind: null }
  const kinds = Object.keys(brokenKinds) as BrokenKind[]
  const kind = kinds[index % kinds.length] as BrokenKind
  return { scene: brokenScene(kind, seed), kind }
}

/** What is asked of a scene's photo; a sheet said to be another is part of some scenes. */
export function toPhotoQuestion(scene: FootScene, kind: string | null): PhotoQuestion {
  const paper = scene.paper ?? 'a4'
  const said = kind === 'other_paper' ? (paper === 'a4' ? 'letter' : 'a4') : paper
  const { isFocalKnown, focal35Mm } = scene.camera
  return { paper: said, side: 'auto', ...(isFocalKnown ? { focal35Mm: Math.round(focal35Mm) } : {}) }
}

const sources = 'tests/support/builders/foot-photos'

const known = new Map<boolean, string>()

const isPeopleSet = (set: SetName) => set.startsWith('people-')

/** The folder of the photos that these very sources make. Those by the protocol owe nothing to how people take theirs. */
export function cacheFolder(set: SetName): string {
  const buffer = known.get(isPeopleSet(set))
  if (buffer) return buffer
  const hash = createHash('sha256')
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const used = files.filter(
    (file) =>
      !/\.test\.ts$|^(render|render-worker|committed-set|contact-sheet)\.ts$/.test(file) &&
      (isPeopleSet(set) || !file.startsWith('people')),
  )
  for (const file of used.toSorted()) hash.update(readFileSync(join(sources, file)))
  const folder = join('.cache', 'foot-photos', hash.digest('hex').slice(0, 12))
  known.set(isPeopleSet(set), folder)
  return folder
}

/** Renders what is not rendered yet of the first photos of a set, in one worker or in several, and tells where they are. */
export async function photoSet(set: SetName, count: number, workers = 1): Promise<SetPhoto[]> {
  mkdirSync(join(cacheFolder(set), set), { recursive: true })
  const photos = Array.from({ length: count }, (_, index) => photoAt(set, index))
  const missing = photos.flatMap(({ recordPath }, index) => (existsSync(recordPath) ? [] : [index]))
  const shares = Array.from({ length: Math.min(workers, missing.length) }, (_, worker) =>
    missing.filter((_, turn) => turn % workers === worker),
  )
  await Promise.all(shares.map((places) => renderInWorker(set, places)))
  return photos
}

function photoAt(set: SetName, index: number): SetPhoto {
  const name = String(index).padStart(4, '0')
  const folder = join(cacheFolder(set), set)
  return { name, jpegPath: join(folder, `${name}.jpg`), recordPath: join(folder, `${name}.json`) }
}

export type RenderShare = { readonly set: SetName; readonly places: readonly number[] }

function renderInWorker(set: SetName, places: readonly number[]): Promise<void> {
  const workerData: RenderShare = { set, places }
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The renderer ended with ${code}`))))
  })
}

export async function renderPlace(set: SetName, index: number): Promise<void> {
  const { jpegPath, recordPath } = photoAt(set, index)
  const { scene, kind } = sceneAt(set, index)
  const { pixels, expected } = renderFootPhoto(scene)
  const question = toPhotoQuestion(scene, kind)
  const { focal35Mm } = question
  const quality = scene.sensor.jpegQuality
  const orientation = scene.seed % 5 === 0 ? ([3, 6, 8] as const)[scene.seed % 3] : 1
  const options = { quality, orientation: orientation ?? 1, ...(focal35Mm === undefined ? {} : { focal35Mm }) }
  const broken = kind ? { kind, codes: brokenKinds[kind] } : null
  const right = isPeopleSet(set) ? { right: rightAnswer(scene, expected) } : {}
  const record: PhotoRecord = { scene, expected, question, broken, ...right }
  writeFileSync(jpegPath, await encodeJpeg(pixels, options))
  // The record comes last and at once: where it is, the photo is whole.
  writeFileSync(`${recordPath}.part`, JSON.stringify(record))
  renameSync(`${recordPath}.part`, recordPath)
}

export function readRecord(photo: SetPhoto): PhotoRecord {
  return JSON.parse(readFileSync(photo.recordPath, 'utf8'))
}
