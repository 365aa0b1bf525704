import { papers } from '#domain/foot/photo/paper/papers.ts'
import { emptyMesh, findNormals, type Mesh } from '../../foot-photos/mesh.ts'
import { linear } from '../../foot-photos/random/random-body.ts'
import type { Clutter, TraceScene } from '../trace-scene.ts'

const around = 48

/** A flat thing that lies on the floor or on the sheet: its sides upright, its corners a little round. */
export function thingMesh({ outline, xMm, yMm, turnDeg, longMm, wideMm, highMm, colour, gloss }: Clutter): Mesh {
  const levels = [
    [0.02, 0.05],
    [1, 0.05],
    [1, highMm * 0.7],
    [0.985, highMm],
    [0.9, highMm],
    [0.02, highMm],
  ] as const
  const mesh = emptyMesh(levels.length, around)
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)]
  const squareness = outline === 'round' ? 1 : 0.12
  levels.forEach(([share, z], ring) => {
    for (let step = 0; step < around; step += 1) {
      const angle = (step / around) * 2 * Math.PI
      const part = (value: number) => Math.sign(value) * Math.abs(value) ** squareness
      const [u, v] = [(part(Math.cos(angle)) * longMm * share) / 2, (part(Math.sin(angle)) * wideMm * share) / 2]
      const index = ring * around + step
      mesh.points.set([xMm + u * cos - v * sin, yMm + u * sin + v * cos, z], index * 3)
      mesh.colours.set(colour, index * 3)
      mesh.gloss[index] = gloss
    }
  })
  return findNormals(mesh)
}

const tapeColour = linear('dccb9c')

/** Masking tape over the corners of a sheet, onto the floor. */
export function tapes({ paper, look, seed }: Pick<TraceScene, 'paper' | 'look' | 'seed'>): Mesh[] {
  if (!look.isTaped) return []
  const { widthMm, heightMm } = papers[paper]
  return [
    [0, 0],
    [widthMm, 0],
    [widthMm, heightMm],
    [0, heightMm],
  ].map(([x = 0, y = 0], corner) => {
    // Each stuck on as it came: about across its corner.
    const off = ((seed * (corner + 3)) % 23) - 11
    const inwards = (towards: number, at: number) => (at === 0 ? towards : at - towards)
    return thingMesh({
      outline: 'square',
      xMm: inwards(4, x),
      yMm: inwards(4, y),
      turnDeg: (corner % 2 === 0 ? 135 : 45) + off,
      longMm: 52 + off,
      wideMm: 19,
      highMm: 0.3,
      colour: tapeColour,
      gloss: 0.05,
    })
  })
}
