import type { CrossSection } from '#domain/shoe/geometry/section.ts'

/** Closed lines with y up as one shape of a drawing: what a line runs around the other way is a hole. */
export function sectionToSvgPath(lines: CrossSection): string {
  return lines.map((line) => `M${line.map(({ x, y }) => `${x.toFixed(1)} ${(-y).toFixed(1)}`).join('L')}Z`).join('')
}
