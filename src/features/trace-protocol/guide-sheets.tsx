import { Trans } from '@lingui/react/macro'
import { type GuidePaper, guidePapers, guideSheetPlace } from '#domain/content/guide-sheets.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

const paperNames: Readonly<Record<GuidePaper, string>> = { a4: 'A4', letter: 'US Letter', a3: 'A3' }

/** Sheets with a place for foot and pen, for whoever likes to print one. */
export function GuideSheets() {
  const language = useLanguage()
  return (
    <>
      <p className="quiet">
        <Trans>A blank sheet is all you need. If you like, print one with a place for foot and pen:</Trans>
      </p>
      <ul className="more">
        {guidePapers.map((paper) => (
          <li key={paper}>
            <a href={guideSheetPlace(paper, language)} type="application/pdf">
              {paperNames[paper]} (PDF)
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
