import type { Language } from '../settings.ts'

/** Printable sheets with a place for foot and pen; they are optional. */
export const guidePapers = ['a4', 'letter', 'a3'] as const
export type GuidePaper = (typeof guidePapers)[number]

/** The path where the build puts a sheet. */
export function guideSheetPath(paper: GuidePaper, language: Language): string {
  return `/print/foot-outline-${paper}-${language}.pdf`
}
