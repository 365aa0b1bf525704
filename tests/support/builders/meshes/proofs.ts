import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { readMeasures } from '#domain/shoe/read-measures.ts'
import { type Shoe, type ShoeMeasures, type ShoeRequest, type Upper, uppers } from '#domain/shoe/shoe-request.ts'
import { loadSimplify } from '#server/shoes/load-simplify.ts'
import { openEdges } from './check-mesh.ts'
import { measuredOnMesh } from './measured-last.ts'
import type { RangeFoot } from './range.ts'

/** What a shoe weighs for its size: its volume over the length and the width of its last, in mm, at least and at most. */
export const volumeBands: Readonly<Record<Upper, readonly [number, number]>> = {
  strap: [4.2, 6.4],
  sandal: [4.6, 7.1],
  shell: [6, 8.4],
}

export type ShoeProof =
  | { readonly refused: string }
  | { readonly shoe: Shoe; readonly openEdges: number; readonly full: number }
export type FootProof = {
  readonly shoes: Readonly<Record<Upper, ShoeProof>>
  /** By how much the mesh of the last is beside what was wanted; nothing where the numbers are refused. */
  readonly off: Readonly<Record<keyof ReturnType<typeof measuredOnMesh>, number>> | undefined
}

export function shoeRequestFor(measures: ShoeMeasures, more: Partial<ShoeRequest> = {}): ShoeRequest {
  return { measures, side: 'left', upper: 'strap', feel: 'natural', level: 'print', soleText: '', ...more }
}

/** As the workshop prints them. */
const simplify = await loadSimplify()

function shoeProof(measures: ShoeMeasures, upper: Upper): ShoeProof {
  const made = makeShoe(shoeRequestFor(measures, { upper }), { simplify })
  if (!made.ok) return { refused: made.code }
  const { shoe, report } = made.value
  const { lengthMm, ballWidthMm } = report.last
  return { shoe: made.value, openEdges: openEdges(shoe), full: report.volumeMm3 / (lengthMm.made * ballWidthMm.made) }
}

function lastProof(measures: ShoeMeasures): FootProof['off'] {
  const read = readMeasures(shoeRequestFor(measures))
  if (!read.ok) return undefined
  const wanted = read.value.shoe
  const made = measuredOnMesh(wanted)
  return {
    lengthMm: made.lengthMm - wanted.lengthMm,
    ballWidthMm: made.ballWidthMm - wanted.ballWidthMm,
    heelWidthMm: made.heelWidthMm - wanted.heelWidthMm,
    ballGirthMm: made.ballGirthMm - wanted.ballGirthMm,
    instepHeightMm: made.instepHeightMm - wanted.instepHeightMm,
  }
}

export function proveFoot({ measures, refused }: RangeFoot): FootProof {
  const [strap, sandal, shell] = uppers.map((upper) => shoeProof(measures, upper)) as [ShoeProof, ShoeProof, ShoeProof]
  return { shoes: { strap, sandal, shell }, off: refused ? undefined : lastProof(measures) }
}

function formatCell(proof: ShoeProof): string {
  if ('refused' in proof) return `\`${proof.refused}\``
  const { walls, volumeMm3 } = proof.shoe.report
  return `${walls?.minWallMm.toFixed(1)} · ${walls?.minToeGapMm.toFixed(1)} · ${Math.round(volumeMm3 / 1000)}`
}

/** One line of the table in docs/shoe.md. */
export function formatProof(name: string, { shoes, off }: FootProof): string {
  const max = (...values: number[]) => Math.max(...values.map(Math.abs)).toFixed(1)
  const beside = off
    ? [max(off.lengthMm, off.ballWidthMm, off.heelWidthMm), max(off.ballGirthMm, off.instepHeightMm)]
    : ['', '']
  return `| ${[name, ...beside, ...uppers.map((upper) => formatCell(shoes[upper]))].join(' | ')} |`
}

/** Between the marks in docs/shoe.md. */
export const proofsBlock = /(<!-- proofs -->\n)[\s\S]*(\n<!-- \/proofs -->)/

export function formatTable(lines: readonly string[]): string {
  const head = ['foot', 'length, widths', 'girth, instep', ...uppers]
  return [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...lines].join('\n')
}
