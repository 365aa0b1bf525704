import { guidePapers, guideSheetPath } from '#domain/content/guide-sheets.ts'
import { settings } from '#domain/settings.ts'
import { guideSheetFile } from './guide-sheet.ts'

/** Every printable sheet: its path in the site, and the function that creates it. */
export const guideSheetFiles = settings.languages.available.flatMap((language) =>
  guidePapers.map((paper) => ({
    path: guideSheetPath(paper, language),
    write: (): Buffer => guideSheetFile(paper, language),
  })),
)
