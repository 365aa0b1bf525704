import type { CrossSection } from '#domain/shoe/geometry/section.ts'

/** Closed lines with y up as one SVG path; lines in the opposite direction are holes. */
export function sectionToSvgPath(lines: CrossSection): string {
  return lines.map((line) => `M${line.map(({ x, y }) => `${x.toFixed(1)} ${(-y).toFixed(1)}`).join('L')}Z`).join('')
}
