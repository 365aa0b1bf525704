import type { Configuration } from './configuration.ts'
import { chosenLook, type Design } from './design.ts'
import { areSameParts } from './same-parts.ts'

const chosen = Object.keys(chosenLook) as (keyof typeof chosenLook)[]

/**
 * Whether a pair equals the current state of its design: every choice, and feet from the same scans. The name is
 * ignored.
 */
export function isSamePair({ id, feet, ...design }: Design, pair: Configuration): boolean {
  if (id !== pair.designId) return false
  const scans = [feet?.left.scanId, feet?.right.scanId]
  return (
    areSameParts(scans, [pair.feet.left.scanId, pair.feet.right.scanId]) &&
    chosen.every((part) => areSameParts(design[part], pair[part]))
  )
}
