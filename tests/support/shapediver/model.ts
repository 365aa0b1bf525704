import { feels } from '#domain/fit/feel.ts'
import { glb } from '#domain/shoe/files/glb.ts'
import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { colourNames } from '#domain/shoe/shoe-colours.ts'
import { type ShoeRequest, uppers } from '#domain/shoe/shoe-request.ts'
import { skyLight } from '#src/adapters/viewer-3d/sky-light.ts'
import { withShade } from './shaded-glb.ts'

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const length = (id: string, name: string, defval: string, min: number, max: number) => {
  return { id, name, type: 'Float', defval, min, max, decimalplaces: 1, hidden: false }
}
const list = (id: string, name: string, choices: readonly string[], defval: number) => {
  return { id, name, type: 'StringList', choices: choices.map(titled), defval: String(defval), hidden: false }
}

/** The parameters of the model, as a modeller would name them. */
export const parameters = [
  length('p-ll', 'Left length', '255', 180, 310),
  length('p-rl', 'Right length', '255', 180, 310),
  length('p-lb', 'Left ball width', '100', 60, 110),
  length('p-rb', 'Right ball width', '100', 60, 110),
  length('p-lh', 'Left heel width', '65', 40, 100),
  length('p-rh', 'Right heel width', '65', 40, 100),
  list('p-u', 'Upper', uppers, 2),
  list('p-c', 'Colour', colourNames, 1),
  list('p-f', 'Feel', feels, 1),
  { id: 'p-t', name: 'Sole text', type: 'String', defval: '', max: 8, hidden: false },
]

export type Values = Readonly<Record<string, string>>

export const defaults: Values = Object.fromEntries(parameters.map(({ id, defval }) => [id, defval]))

/** As the viewer places the two soles beside each other. */
const gapMm = 26

/** The pair for some values, in millimetres: the left shoe at larger y, the toes at larger x. */
export function makePair(values: Values) {
  const number = (id: string) => Number(values[id])
  const pick = <Choice>(choices: readonly Choice[], id: string) => choices[number(id)] as Choice
  const one = (side: 'left' | 'right', [lengthId, ballId, heelId]: readonly [string, string, string]): FinishedMesh => {
    const request: ShoeRequest = {
      side,
      level: 'preview',
      measures: { lengthMm: number(lengthId), ballWidthMm: number(ballId), heelWidthMm: number(heelId) },
      upper: pick(uppers, 'p-u'),
      feel: pick(feels, 'p-f'),
      soleText: values['p-t'] ?? '',
    }
    const made = makeShoe(request)
    if (!made.ok) throw new Error(made.code)
    return moveAside(made.value.shoe, side)
  }
  const colour = pick(colourNames, 'p-c')
  const meshes = { left: one('left', ['p-ll', 'p-lb', 'p-lh']), right: one('right', ['p-rl', 'p-rb', 'p-rh']) }
  const file = (side: 'left' | 'right') =>
    withShade(glb(turnForModel(meshes[side]), { colour, name: side }), skyLight(meshes[side]))
  return { meshes, files: { left: file('left'), right: file('right') } }
}

function moveAside(mesh: FinishedMesh, side: 'left' | 'right'): FinishedMesh {
  const across = mesh.positions.filter((_, index) => index % 3 === 1)
  const inner = across.reduce((edge, y) => (side === 'left' ? Math.min(edge, y) : Math.max(edge, y)))
  const asideMm = (side === 'left' ? gapMm : -gapMm) / 2 - inner
  return { ...mesh, positions: mesh.positions.map((value, index) => (index % 3 === 1 ? value + asideMm : value)) }
}

/**
 * ShapeDiver's files have the y axis up and the unit of the model, which is the millimetre here, while ours are in
 * metres and face the z axis: turned and scaled so that the file's own matrix leads there.
 */
function turnForModel(mesh: FinishedMesh): FinishedMesh {
  const turn = (from: Float32Array, times: number) => {
    const to = new Float32Array(from.length)
    for (let at = 0; at < from.length; at += 3) {
      to[at] = -(from[at + 1] ?? 0) * times
      to[at + 1] = (from[at] ?? 0) * times
      to[at + 2] = (from[at + 2] ?? 0) * times
    }
    return to
  }
  return { ...mesh, positions: turn(mesh.positions, 1_000), normals: turn(mesh.normals, 1) }
}
