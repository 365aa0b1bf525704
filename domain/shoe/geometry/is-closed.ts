import type { Mesh } from './mesh.ts'

/** Whether every edge comes by exactly once in each direction, so that the mesh has an inside and an outside. */
export function isClosed({ positions, triangles }: Mesh): boolean {
  const corners = positions.length / 3
  const nextOf = (place: number) => (place % 3 === 2 ? place - 2 : place + 1)
  // Edges by the corner that they leave: those of corner k stand from begins[k] to begins[k + 1].
  const begins = new Uint32Array(corners + 1)
  for (const corner of triangles) begins[corner + 1]! += 1
  for (let corner = 0; corner < corners; corner += 1) begins[corner + 1]! += begins[corner]!
  const filled = begins.slice()
  const ends = new Uint32Array(triangles.length)
  for (let place = 0; place < triangles.length; place += 1) {
    const from = triangles[place]!
    ends[filled[from]!] = triangles[nextOf(place)]!
    filled[from]! += 1
  }
  const count = (from: number, to: number) => {
    let found = 0
    for (let place = begins[from]!; place < begins[from + 1]!; place += 1) if (ends[place] === to) found += 1
    return found
  }
  // Each edge is looked up from its lower corner; what comes by from the higher one alone is left over in the end.
  let paired = 0
  for (let place = 0; place < triangles.length; place += 1) {
    const from = triangles[place]!
    const to = triangles[nextOf(place)]!
    if (from >= to) continue
    if (count(from, to) !== 1 || count(to, from) !== 1) return false
    paired += 2
  }
  return paired === triangles.length
}
