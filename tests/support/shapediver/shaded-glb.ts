type Scene = {
  meshes: { primitives: { attributes: Record<string, number> }[] }[]
  accessors: object[]
  bufferViews: object[]
  buffers: { byteLength: number }[]
}

const [jsonChunk, binaryChunk, float, arrayBuffer] = [0x4e4f_534a, 0x004e_4942, 5126, 34962]

/**
 * Writes the shade of each vertex into a GLB as its colour: models bring their own shade, while the material of our pair
 * computes it from the light of the sky that reaches a place.
 */
export function withShade(glb: Uint8Array, skyLight: Float32Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(glb.buffer, glb.byteOffset)
  const textLength = view.getUint32(12, true)
  const scene: Scene = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + textLength)))
  const binary = glb.subarray(20 + textLength + 8)
  const shades = new Float32Array(skyLight.length * 4)
  for (const [at, light] of skyLight.entries()) {
    const share = shadeFor(light)
    shades.set([share, share, share, 1], at * 4)
  }
  scene.bufferViews.push({ buffer: 0, byteOffset: binary.length, byteLength: shades.byteLength, target: arrayBuffer })
  scene.accessors.push({
    bufferView: scene.bufferViews.length - 1,
    componentType: float,
    count: skyLight.length,
    type: 'VEC4',
  })
  for (const { attributes } of scene.meshes.flatMap(({ primitives }) => primitives))
    attributes.COLOR_0 = scene.accessors.length - 1
  for (const buffer of scene.buffers) buffer.byteLength += shades.byteLength
  const text = Buffer.from(JSON.stringify(scene))
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, 0x20)])
  const words = (...values: number[]) => new Uint8Array(Uint32Array.from(values).buffer)
  const body = Buffer.concat([
    words(padded.length, jsonChunk),
    padded,
    words(binary.length + shades.byteLength, binaryChunk),
    binary,
    new Uint8Array(shades.buffer),
  ])
  return new Uint8Array(Buffer.concat([glb.subarray(0, 8), words(12 + body.length), body]))
}

/** The sky lights a place by its own share, the lamp wherever it is not deep in a corner. */
function shadeFor(light: number): number {
  const open = Math.min(1, Math.max(0, light / 0.5))
  return 0.6 * Math.min(1, light) + 0.4 * open * open * (3 - 2 * open)
}
