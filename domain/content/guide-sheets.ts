import type { Language } from '../settings.ts'

/** Sheets to print, with a place for foot and pen: nobody needs one. */
export const guidePapers = ['a4', 'letter', 'a3'] as const
export type GuidePaper = (typeof guidePapers)[number]

/** Where the build puts one. */
export function guideSheetPath(paper: GuidePaper, language: Language): string {
  return `/print/foot-outline-${paper}-${language}.pdf`
}
