import { expect, test } from 'vitest'
import { boxMesh } from '../../../tests/support/builders/meshes/plain-shoe.ts'
import { shoeSettings } from '../../shoe-settings.ts'
import { type SolidTools, simplifyBy } from './simplify.ts'

type MeshBuffers = { vertProperties: Float32Array; triVerts: Uint32Array }

/** Tools that give back what they were given, and count what lies in their memory. */
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

test('the tolerance of the settings is asked for, and nothing stays in the memory of the tools', () => {
  const requestedCounts: number[] = []
  const { tools, memory } = pretendTools((toleranceMm) => requestedCounts.push(toleranceMm))
  const simpler = simplifyBy(tools)(box)
  expect(simpler).toEqual({ positions: box.positions, triangles: box.triangles })
  // Lists of its own: those of the tools may move under whoever holds them.
  expect(simpler.positions.buffer).not.toBe(box.positions.buffer)
  expect(requestedCounts).toEqual([shoeSettings.simplifyMm])
  expect(memory).toEqual({ solids: 0, isSetUp: true })
})

test('nor does anything stay there when the tools break off', () => {
  const { tools, memory } = pretendTools(() => {
    throw new Error('out of memory')
  })
  expect(() => simplifyBy(tools)(box)).toThrow('out of memory')
  expect(memory.solids).toBe(0)
})
