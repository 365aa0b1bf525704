// @vitest-environment jsdom
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { anyMesh } from '../../../tests/support/builders/meshes/any-mesh.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { colourNames, shoeColours } from '../shoe-colours.ts'
import type { FileLook } from './file-look.ts'
import { threeMf } from './three-mf.ts'

const look: FileLook = { colour: 'brown', name: 'Left shoe' }

/** Finds the model in the package as a printer does, by the relations, with independent XML and zip parsers. */
function readThreeMf(bytes: Uint8Array) {
  const files = unzipSync(bytes)
  const xml = (path: string) => {
    const document = new DOMParser().parseFromString(new TextDecoder().decode(files[path]), 'application/xml')
    expect(document.querySelector('parsererror')).toBeNull()
    return document
  }
  expect(xml('[Content_Types].xml').querySelectorAll('Default').length).toBe(2)
  const target = xml('_rels/.rels').querySelector('Relationship')?.getAttribute('Target') ?? ''
  const model = xml(target.slice(1))
  const numbers = (tag: string, names: string[]) =>
    [...model.getElementsByTagName(tag)].flatMap((one) => names.map((name) => Number(one.getAttribute(name))))
  return {
    model,
    vertices: numbers('vertex', ['x', 'y', 'z']),
    triangles: numbers('triangle', ['v1', 'v2', 'v3']),
    transform: (model.querySelector('item')?.getAttribute('transform') ?? '').split(' ').map(Number),
  }
}

test('every vertex reads back to a ten-thousandth of a mm and every triangle unchanged', () => {
  fc.assert(
    fc.property(anyMesh, (mesh) => {
      const { vertices, triangles } = readThreeMf(threeMf(mesh, look))
      expect(triangles).toEqual([...mesh.triangles])
      expect(vertices).toHaveLength(mesh.positions.length)
      for (const [at, value] of mesh.positions.entries())
        expect(Math.abs((vertices[at] ?? Number.NaN) - value)).toBeLessThan(0.0001)
    }),
    { numRuns: 40 },
  )
})

test('a shoe stands on the plate, whatever its coordinates', () => {
  fc.assert(
    fc.property(anyMesh, (mesh) => {
      const { vertices, transform } = readThreeMf(threeMf(mesh, look))
      for (const axis of [0, 1, 2]) {
        const values = vertices.filter((_, at) => at % 3 === axis)
        expect(Math.min(...values) + (transform[9 + axis] ?? 0)).toBeCloseTo(0, 3)
      }
      expect(transform.slice(0, 9)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1])
    }),
    { numRuns: 40 },
  )
})

const triangle: Mesh = {
  positions: new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]),
  triangles: new Uint32Array([0, 1, 2]),
}

test.each(colourNames)('the file states unit, colour and name: %s', (colour) => {
  const { model } = readThreeMf(threeMf(triangle, { colour, name: 'Left shoe' }))
  expect(model.documentElement.getAttribute('unit')).toBe('millimeter')
  expect(model.querySelector('base')?.getAttribute('displaycolor')).toBe(`${shoeColours[colour].toUpperCase()}FF`)
  expect(model.querySelector('object')?.getAttribute('name')).toBe('Left shoe')
})

test('any name is stored escaped and cannot inject XML', () => {
  const name = fc.string({ unit: 'binary', maxLength: 40 })
  fc.assert(
    fc.property(name, (name) => {
      const { model } = readThreeMf(threeMf(triangle, { colour: 'grey', name }))
      expect(model.getElementsByTagName('object').length).toBe(1)
      expect(model.getElementsByTagName('metadata').length).toBe(2)
    }),
    { numRuns: 40 },
  )
  const { model } = readThreeMf(threeMf(triangle, { colour: 'grey', name: '"<靴> & \u0000co"' }))
  expect(model.querySelector('object')?.getAttribute('name')).toBe('"<靴> & co"')
})

test('the same shoe gives the same bytes, as many as its parts add up to', () => {
  const bytes = threeMf(triangle, look)
  expect(threeMf(triangle, look)).toEqual(bytes)
  const files = Object.entries(unzipSync(bytes))
  const inside = files.reduce((sum, [path, file]) => sum + 30 + 46 + 2 * path.length + file.length, 22)
  expect(bytes.byteLength).toBe(inside)
})
