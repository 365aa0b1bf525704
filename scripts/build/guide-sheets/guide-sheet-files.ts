import { guidePapers, guideSheetPath } from '#domain/content/guide-sheets.ts'
import { settings } from '#domain/settings.ts'
import { guideSheetFile } from './guide-sheet.ts'

/** Every sheet to print: where it lies in the site, and what writes it. */
export const guideSheetFiles = settings.languages.available.flatMap((language) =>
  guidePapers.map((paper) => ({
    path: guideSheetPath(paper, language),
    write: (): Buffer => guideSheetFile(paper, language),
  })),
)
