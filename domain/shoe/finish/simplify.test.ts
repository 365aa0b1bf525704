import { expect, test } from 'vitest'
import { boxMesh } from '../../../tests/support/builders/meshes/plain-shoe.ts'
import { shoeSettings } from '../../shoe-settings.ts'
import { type SolidTools, simplifyBy } from './simplify.ts'

type MeshBuffers = { vertProperties: Float32Array; triVerts: Uint32Array }

/** Tools that return their input and count the objects in their memory. */
function pretendTools(simplifying: (toleranceMm: number) => void = () => undefined) {
  const memory = { solids: 0, isSetUp: false }
  class Solid {
    readonly mesh: MeshBuffers
    constructor(mesh: MeshBuffers) {
      memory.solids += 1
      this.mesh = mesh
    }
    simplify(toleranceMm: number) {
      simplifying(toleranceMm)
      return new Solid(this.mesh)
    }
    getMesh = () => this.mesh
    delete() {
      memory.solids -= 1
    }
  }
  class PackedMesh {
    readonly vertProperties: Float32Array
    readonly triVerts: Uint32Array
    constructor({ vertProperties, triVerts }: MeshBuffers) {
      this.vertProperties = vertProperties
      this.triVerts = triVerts
    }
  }
  const setup = () => void Object.assign(memory, { isSetUp: true })
  const tools: SolidTools<MeshBuffers> = { setup, Mesh: PackedMesh, Manifold: Solid }
  return { tools, memory }
}

const box = boxMesh(200, 80, 60)

test('simplifyBy uses the tolerance of the settings and frees the memory of its tools', () => {
  const requestedTolerances: number[] = []
  const { tools, memory } = pretendTools((toleranceMm) => requestedTolerances.push(toleranceMm))
  const simpler = simplifyBy(tools)(box)
  expect(simpler).toEqual({ positions: box.positions, triangles: box.triangles })
  // The result is a copy, since the tools may move their own buffers.
  expect(simpler.positions.buffer).not.toBe(box.positions.buffer)
  expect(requestedTolerances).toEqual([shoeSettings.simplifyMm])
  expect(memory).toEqual({ solids: 0, isSetUp: true })
})

test('simplifyBy frees the memory when its tools throw', () => {
  const { tools, memory } = pretendTools(() => {
    throw new Error('out of memory')
  })
  expect(() => simplifyBy(tools)(box)).toThrow('out of memory')
  expect(memory.solids).toBe(0)
})
