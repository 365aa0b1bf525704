/** A closed skin over rings of points: `rings` of them, each of `around` points, counter-clockwise as seen from its front end. */
export type Mesh = {
  readonly rings: number
  readonly around: number
  /** x, y, z of each point, in mm. */
  readonly points: Float32Array
  readonly normals: Float32Array
  /** How much light each point gives back: red, green, blue. */
  readonly colours: Float32Array
  /** How much each point shines. */
  readonly gloss: Float32Array
  /** How open each point lies to the light from all sides. */
  readonly openness: Float32Array
}

export function emptyMesh(rings: number, around: number): Mesh {
  const size = rings * around
  return {
    rings,
    around,
    points: new Float32Array(size * 3),
    normals: new Float32Array(size * 3),
    colours: new Float32Array(size * 3).fill(0.5),
    gloss: new Float32Array(size),
    openness: new Float32Array(size).fill(1),
  }
}

/** Lays normals over the points, by the rings before and behind and the neighbours on the ring. */
export function findNormals(mesh: Mesh): Mesh {
  const { rings, around, points, normals } = mesh
  const at = (index: number) => points[index] ?? 0
  for (let ring = 0; ring < rings; ring++) {
    const behind = Math.max(0, ring - 1) * around
    const before = Math.min(rings - 1, ring + 1) * around
    for (let step = 0; step < around; step++) {
      const left = (ring * around + ((step + around - 1) % around)) * 3
      const right = (ring * around + ((step + 1) % around)) * 3
      const [a, b] = [(behind + step) * 3, (before + step) * 3]
      const ax = at(right) - at(left)
      const ay = at(right + 1) - at(left + 1)
      const az = at(right + 2) - at(left + 2)
      const bx = at(b) - at(a)
      const by = at(b + 1) - at(a + 1)
      const bz = at(b + 2) - at(a + 2)
      const nx = ay * bz - az * by
      const ny = az * bx - ax * bz
      const nz = ax * by - ay * bx
      const length = Math.hypot(nx, ny, nz) || 1
      const index = (ring * around + step) * 3
      normals[index] = nx / length
      normals[index + 1] = ny / length
      normals[index + 2] = nz / length
    }
  }
  return mesh
}

/** Mirrors across x = 0; rings are turned about so that they stay counter-clockwise. */
export function mirrored(mesh: Mesh): Mesh {
  const { rings, around } = mesh
  const turn = (values: Float32Array, size: number) => {
    const out = new Float32Array(values.length)
    for (let ring = 0; ring < rings; ring++)
      for (let step = 0; step < around; step++) {
        const from = (ring * around + ((around - step) % around)) * size
        out.set(values.subarray(from, from + size), (ring * around + step) * size)
      }
    return out
  }
  const points = turn(mesh.points, 3)
  for (let index = 0; index < points.length; index += 3) points[index] = -(points[index] ?? 0)
  return findNormals({
    ...mesh,
    points,
    colours: turn(mesh.colours, 3),
    gloss: turn(mesh.gloss, 1),
    openness: turn(mesh.openness, 1),
  })
}

/** Turned counter-clockwise as seen from above about the origin, then moved. */
export function placed(mesh: Mesh, turnDeg: number, dx: number, dy: number): Mesh {
  const { points } = mesh
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
  for (let index = 0; index < points.length; index += 3) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0]
    points[index] = x * cos - y * sin + dx
    points[index + 1] = x * sin + y * cos + dy
  }
  return findNormals(mesh)
}
