import { fail, ok, type Result } from '../result.ts'
import { shoeSettings } from '../shoe-settings.ts'
import { meshBody } from './field/mesh-body.ts'
import { finishMesh } from './finish/finish-mesh.ts'
import { hashMesh } from './finish/hash-mesh.ts'
import { printMesh } from './finish/print-mesh.ts'
import { relaxMesh } from './finish/relax-mesh.ts'
import { shapeFacts } from './finish/shape-facts.ts'
import type { SimplifyMesh } from './finish/simplify.ts'
import { thinIn, wallFacts } from './finish/wall-facts.ts'
import { buildEdges } from './geometry/edges.ts'
import { isClosed } from './geometry/is-closed.ts'
import type { LastFigures } from './last/last-figures.ts'
import { measureLast } from './last/measure-last.ts'
import { readMeasures } from './read-measures.ts'
import { footMesh } from './room-meshes.ts'
import { shoeBody, shoeLast } from './shoe-body.ts'
import type { Shoe, ShoeError, ShoeErrorFacts, ShoeReport, ShoeRequest, ShoeStage } from './shoe-request.ts'
import { buildSolePlan } from './sole-plan.ts'
import { readSoleText } from './sole-text.ts'

function besideWanted(made: ReturnType<typeof measureLast>, wanted: LastFigures): ShoeReport['last'] {
  const beside = (name: keyof typeof made) => ({ wanted: wanted[name], made: made[name] })
  return {
    lengthMm: beside('lengthMm'),
    ballWidthMm: beside('ballWidthMm'),
    heelWidthMm: beside('heelWidthMm'),
    ballGirthMm: beside('ballGirthMm'),
    instepHeightMm: beside('instepHeightMm'),
  }
}

type MakeShoeResult = Result<Shoe, ShoeError, ShoeErrorFacts>

export type MakeShoeOptions = {
  readonly onStage?: (stage: ShoeStage) => void
  /** For prints only; without it the print keeps every triangle of the mesh. */
  readonly simplify?: SimplifyMesh | undefined
}

/** Makes one shoe, and the foot it is for. The same request gives the same bytes in every environment. */
export function makeShoe(
  request: ShoeRequest,
  { onStage = () => undefined, simplify }: MakeShoeOptions = {},
): MakeShoeResult {
  const read = readMeasures(request)
  if (!read.ok) return read
  const soleText = readSoleText(request.soleText)
  if (!soleText.ok) return fail('sole_text_unusable', {})
  const { side, upper, level } = request
  const { shoe: figures, foot, adjustments, estimated, limited } = read.value
  onStage('last')
  const last = shoeLast(figures, shoeSettings.cellMm[level])
  const made = measureLast(last)
  // No height gives the wanted girth at this width.
  if (Math.abs(made.ballGirthMm - figures.ballGirthMm) > 1)
    return fail('contradicting', { names: ['ballGirthMm', 'ballWidthMm'] })
  onStage('field')
  const { body, genus } = shoeBody(last, { ...request, soleText: soleText.value })
  onStage('mesh')
  const rough = meshBody(last.grid, last, body)
  // No known foot leads to an open mesh: the grid contains the whole shoe, and the surface is followed completely.
  const edges = buildEdges(rough)
  if (!isClosed(rough, edges)) return fail('cannot_be_made_well', { names: ['openEdges'] })
  if (level === 'print') onStage('simplify')
  const mesh = level === 'print' ? printMesh(rough, genus, simplify) : relaxMesh(rough, edges)
  if (!mesh) return fail('cannot_be_made_well', { names: ['genus'] })
  onStage('finish')
  const isLeft = side === 'left'
  const finished = finishMesh(mesh, isLeft)
  const walls = level === 'print' ? wallFacts(finished, last.plan, isLeft) : undefined
  const thin = walls && thinIn(walls)
  if (thin) return fail('cannot_be_made_well', thin)
  const report = {
    side,
    upper,
    level,
    feel: request.feel,
    adjustments,
    soleText: soleText.value,
    ...shapeFacts(mesh),
    triangles: finished.triangles.length / 3,
    hash: hashMesh(finished),
    last: besideWanted(made, figures),
    estimated,
    limited,
    ...(walls && { walls }),
  }
  return ok({ shoe: finished, foot: footMesh(foot, isLeft), sole: buildSolePlan(last, isLeft), report })
}
