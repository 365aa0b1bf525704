import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Point } from '#domain/foot/geometry/point.ts'
import { type BrokenKind, brokenKinds, brokenScene } from './broken-scene.ts'
import { encodeJpeg } from './encode-jpeg.ts'
import type { ExpectedFoot } from './expected-foot.ts'
import { type PhotoRecord, type SetPhoto, toPhotoQuestion } from './photo-set.ts'
import { protocolScene } from './protocol-scene.ts'
import { renderFootPhoto } from './render-foot-photo.ts'

/** The few photos that are kept with the sources, so that every run of the tests measures some. */
export const committedFolder = 'tests/accuracy/photos'

/** Chosen for their floors, sheets, skins and socks, and for little noise, which makes files small; in no other set. */
const protocolSeeds = [
  900_000, 900_002, 900_008, 900_017, 900_023, 900_028, 900_036, 900_037, 900_053, 900_058, 900_076, 900_211,
] as const
const broken = {
  side_view: 900_119,
  paper_out_of_frame: 900_133,
  no_heel_at_edge: 900_142,
  two_feet: 900_151,
  shoe: 900_158,
  hand: 900_165,
} as const satisfies Partial<Record<BrokenKind, number>>

const quality = 80

export async function renderCommitted(): Promise<void> {
  mkdirSync(committedFolder, { recursive: true })
  for (const [index, seed] of protocolSeeds.entries())
    await writePhoto(`protocol-${String(index + 1).padStart(2, '0')}`, seed, null)
  for (const [kind, seed] of Object.entries(broken))
    await writePhoto(kind.replaceAll('_', '-'), seed, kind as BrokenKind)
}

async function writePhoto(name: string, seed: number, kind: BrokenKind | null): Promise<void> {
  const scene = kind ? brokenScene(kind, seed) : protocolScene(seed)
  const { pixels, expected } = renderFootPhoto(scene)
  const question = toPhotoQuestion(scene, kind)
  const { focal35Mm } = question
  const record: PhotoRecord = {
    scene,
    expected: thinned(expected),
    question,
    broken: kind ? { kind, codes: brokenKinds[kind] } : null,
  }
  const options = { quality, ...(focal35Mm === undefined ? {} : { focal35Mm }) }
  writeFileSync(join(committedFolder, `${name}.jpg`), await encodeJpeg(pixels, options))
  writeFileSync(join(committedFolder, `${name}.json`), `${JSON.stringify(record)}\n`)
}

/** Outlines with a point every few millimetres, to a hundredth. */
function thinned(expected: ExpectedFoot): ExpectedFoot {
  const rounded = (value: number) => Math.round(value * 100) / 100
  const thin = (line: readonly Point[]) =>
    line.filter((_, index) => index % 4 === 0).map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }))
  return { ...expected, outlineMm: thin(expected.outlineMm), outlinePx: thin(expected.outlinePx) }
}

export function committedPhotos(): SetPhoto[] {
  return readdirSync(committedFolder)
    .filter((file) => file.endsWith('.jpg'))
    .toSorted()
    .map((file) => file.slice(0, -4))
    .map((name) => ({
      name,
      jpegPath: join(committedFolder, `${name}.jpg`),
      recordPath: join(committedFolder, `${name}.json`),
    }))
}
