import { GeometryData, type ITreeNode, PRIMITIVE_MODE } from '@shapediver/viewer'
import { Matrix4, Vector3 } from 'three'
import type { PlacedMesh } from '../viewer-3d/extent.ts'

/** The triangles below a node of ShapeDiver's tree, where the viewport draws them. */
export function readMeshes(node: ITreeNode): PlacedMesh[] {
  const meshes: PlacedMesh[] = []
  node.traverse((one) => {
    for (const data of one.data)
      if (data instanceof GeometryData && data.mode === PRIMITIVE_MODE.TRIANGLES) {
        const mesh = readMesh(data, one)
        if (mesh) meshes.push({ mesh, asideMm: 0 })
      }
  })
  return meshes
}

function readMesh({ primitive }: GeometryData, { worldMatrix }: ITreeNode): PlacedMesh['mesh'] | undefined {
  const { array, count } = primitive.attributes.POSITION ?? {}
  if (!(array instanceof Float32Array) || count === undefined) return undefined
  const place = new Matrix4().fromArray([...worldMatrix])
  const positions = new Float32Array(count * 3)
  const point = new Vector3()
  for (let at = 0; at < positions.length; at += 3) point.fromArray(array, at).applyMatrix4(place).toArray(positions, at)
  const triangles = primitive.indices
    ? Uint32Array.from(primitive.indices.array)
    : Uint32Array.from({ length: count }, (_, index) => index)
  return { positions, triangles }
}
