import { clamp } from './curve.ts'
import type { Bend } from './scene.ts'

type Position = readonly [x: number, y: number, z: number]

/** Where a place of a sheet comes to lie that is bent: x and y on the flat one. Lengths along the paper stay what they are. */
export function bentPlace(bends: readonly Bend[], x: number, y: number): Position {
  return bends.reduce<Position>(
    (index, bend) => (bend.kind === 'roll' ? rolled(index, bend) : folded(index, bend)),
    [x, y, 0],
  )
}

type Roll = Extract<Bend, { kind: 'roll' }>
type Fold = Extract<Bend, { kind: 'fold' }>

/** It stands up at the most, and does not come over: from there on it is straight. In radians. */
const steepest = 1.2

/** Along a cylinder that touches the floor in the line where it begins. */
function rolled([x, y, z]: Position, { xMm, yMm, towardsDeg, radiusMm }: Roll): Position {
  const [cos, sin] = [Math.cos((towardsDeg * Math.PI) / 180), Math.sin((towardsDeg * Math.PI) / 180)]
  const along = (x - xMm) * cos + (y - yMm) * sin
  if (along <= 0) return [x, y, z]
  const angle = Math.min(along / radiusMm, steepest)
  const straight = along - radiusMm * angle
  const less = along - radiusMm * Math.sin(angle) - straight * Math.cos(angle)
  const rise = radiusMm * (1 - Math.cos(angle)) + straight * Math.sin(angle)
  return [x - less * cos, y - less * sin, z + rise]
}

/** A roof across the sheet: both of its slopes are as long as the paper, so that the far part of the sheet comes nearer. */
function folded([x, y, z]: Position, { yMm, riseMm, halfMm }: Fold): Position {
  const flat = Math.sqrt(halfMm ** 2 - riseMm ** 2)
  const from = yMm - halfMm
  const along = clamp(y - from, 0, 2 * halfMm)
  const rise = riseMm * (1 - Math.abs(along - halfMm) / halfMm)
  return [x, y - along * (1 - flat / halfMm), z + rise]
}
