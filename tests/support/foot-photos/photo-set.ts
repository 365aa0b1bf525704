import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PhotoFault, PhotoQuestion } from '#domain/foot/photo/photo-question.ts'
import { type BrokenKind, brokenKinds, brokenScene } from './broken-scene.ts'
import type { FootTruth } from './foot-truth.ts'
import { jpegOf } from './jpeg-of.ts'
import { protocolScene } from './protocol-scene.ts'
import { renderFootPhoto } from './render-foot-photo.ts'
import type { FootScene } from './scene.ts'

/** The sets of photos: one to tune on, one that is only run to report, and one of each that breaks the protocol. */
export const setNames = ['tuning', 'held-back', 'tuning-broken', 'held-back-broken'] as const
export type SetName = (typeof setNames)[number]

/** What lies beside a photo of a set. */
export type PhotoRecord = {
  readonly scene: FootScene
  readonly truth: FootTruth
  /** What the shop would ask of this photo. */
  readonly question: PhotoQuestion
  /** For a photo that breaks the protocol: its kind, and the codes that are right, the best first. */
  readonly broken: { readonly kind: BrokenKind; readonly codes: readonly PhotoFault[] } | null
}

export type SetPhoto = { readonly name: string; readonly jpegPath: string; readonly recordPath: string }

const firstSeed: Record<SetName, number> = {
  tuning: 1_000,
  'held-back': 500_000,
  'tuning-broken': 200_000,
  'held-back-broken': 700_000,
}

export function sceneOf(set: SetName, place: number): { scene: FootScene; kind: BrokenKind | null } {
  const seed = firstSeed[set] + place
  if (!set.endsWith('-broken')) return { scene: protocolScene(seed), kind: null }
  const kinds = Object.keys(brokenKinds) as BrokenKind[]
  const kind = kinds[place % kinds.length] as BrokenKind
  return { scene: brokenScene(kind, seed), kind }
}

/** What is asked of a scene's photo; a sheet said to be another is part of some scenes. */
export function questionOf(scene: FootScene, kind: string | null): PhotoQuestion {
  const paper = scene.paper ?? 'a4'
  const said = kind === 'other_paper' ? (paper === 'a4' ? 'letter' : 'a4') : paper
  const { isFocalKnown, focal35Mm } = scene.camera
  return { paper: said, side: 'auto', ...(isFocalKnown ? { focal35Mm: Math.round(focal35Mm) } : {}) }
}

const sources = 'tests/support/foot-photos'

/** The folder of the photos that these very sources make. */
export function cacheFolder(): string {
  const hash = createHash('sha256')
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const used = files.filter((file) => !/\.test\.ts$|^(render|photo-set|contact-sheet)\.ts$/.test(file))
  for (const file of used.toSorted()) hash.update(readFileSync(join(sources, file)))
  return join('.cache', 'foot-photos', hash.digest('hex').slice(0, 12))
}

/** Renders what is not rendered yet of the first photos of a set, one after the other, and tells where they are. */
export async function photoSet(
  set: SetName,
  count: number,
  onPhoto: (done: number) => void = () => {},
): Promise<SetPhoto[]> {
  const folder = join(cacheFolder(), set)
  mkdirSync(folder, { recursive: true })
  const photos: SetPhoto[] = []
  for (let place = 0; place < count; place++) {
    const name = String(place).padStart(4, '0')
    const [jpegPath, recordPath] = [join(folder, `${name}.jpg`), join(folder, `${name}.json`)]
    if (!existsSync(recordPath)) await renderTo(set, place, jpegPath, recordPath)
    photos.push({ name, jpegPath, recordPath })
    onPhoto(place + 1)
  }
  return photos
}

async function renderTo(set: SetName, place: number, jpegPath: string, recordPath: string): Promise<void> {
  const { scene, kind } = sceneOf(set, place)
  const { pixels, truth } = renderFootPhoto(scene)
  const question = questionOf(scene, kind)
  const { focal35Mm } = question
  const quality = scene.sensor.jpegQuality
  const orientation = scene.seed % 5 === 0 ? ([3, 6, 8] as const)[scene.seed % 3] : 1
  const wish = { quality, orientation: orientation ?? 1, ...(focal35Mm === undefined ? {} : { focal35Mm }) }
  const broken = kind ? { kind, codes: brokenKinds[kind] } : null
  const record: PhotoRecord = { scene, truth, question, broken }
  writeFileSync(jpegPath, await jpegOf(pixels, wish))
  // The record comes last and at once: where it is, the photo is whole.
  writeFileSync(`${recordPath}.part`, JSON.stringify(record))
  renameSync(`${recordPath}.part`, recordPath)
}

export function readRecord(photo: SetPhoto): PhotoRecord {
  return JSON.parse(readFileSync(photo.recordPath, 'utf8'))
}
