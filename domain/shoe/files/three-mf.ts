import type { Mesh } from '../geometry/mesh.ts'
import { shoeColours } from '../shoe-colours.ts'
import type { FileLook } from './file-look.ts'
import { zip } from './zip.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const modelPath = '3D/3dmodel.model'

const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
`

const relations = `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="model" Target="/${modelPath}" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
`

/** The file for modern printers, with unit, colour and name (3MF Core Specification 1.3). */
export function threeMf(mesh: Mesh, look: FileLook): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  return zip([
    { path: '[Content_Types].xml', bytes: encoder.encode(contentTypes) },
    { path: '_rels/.rels', bytes: encoder.encode(relations) },
    { path: modelPath, bytes: joined(Array.from(model(mesh, look), (text) => encoder.encode(text))) },
  ])
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Yields the text in pieces: as one string a shoe would take twenty times the memory of its bytes. */
function* model({ positions, triangles }: Mesh, { colour, name }: FileLook): Generator<string> {
  const called = escaped(name)
  yield `${declaration}<model unit="millimeter" xml:lang="en" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">
<metadata name="Title">${called}</metadata>
<metadata name="Application">Hadashi</metadata>
<resources>
<basematerials id="1"><base name="${colour}" displaycolor="${shoeColours[colour].toUpperCase()}FF"/></basematerials>
<object id="2" type="model" name="${called}" pid="1" pindex="0"><mesh><vertices>
`
  const corner = (at: number) => `x="${mm(positions[at]!)}" y="${mm(positions[at + 1]!)}" z="${mm(positions[at + 2]!)}"`
  yield* byThrees(positions, (at) => `<vertex ${corner(at)}/>\n`)
  yield '</vertices><triangles>\n'
  const corners = (at: number) => `v1="${triangles[at]}" v2="${triangles[at + 1]}" v3="${triangles[at + 2]}"`
  yield* byThrees(triangles, (at) => `<triangle ${corners(at)}/>\n`)
  yield `</triangles></mesh></object>
</resources>
<build><item objectid="2" transform="1 0 0 0 1 0 0 0 1 ${ontoPlate(positions)}"/></build>
</model>
`
}

const linesAtOnce = 1_024

function* byThrees(values: Float32Array | Uint32Array, write: (at: number) => string): Generator<string> {
  for (let from = 0; from < values.length; from += 3 * linesAtOnce) {
    let lines = ''
    for (let at = from; at < Math.min(values.length, from + 3 * linesAtOnce); at += 3) lines += write(at)
    yield lines
  }
}

/**
 * A printer's plate starts at 0 and lies below: the item is moved there by a transform, with its vertices unchanged.
 */
function ontoPlate(positions: Float32Array): string {
  const min = [0, 0, 0]
  for (const [at, value] of positions.entries()) if (value < min[at % 3]! || at < 3) min[at % 3] = value
  return min.map((value) => mm(-value)).join(' ')
}

/** Rounds to a ten-thousandth of a mm: the precision of the numbers, and far finer than a nozzle. */
function mm(value: number): string {
  return String(Math.round(value * 10_000) / 10_000)
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Removes characters that XML 1.0 cannot contain at all, and escapes the rest. */
function escaped(text: string): string {
  return text.replace(/[^\P{C}\t]/gu, '').replace(/[&<>"]/g, (mark) => marks[mark]!)
}
