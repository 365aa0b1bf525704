import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type GuidePaper, guidePapers, guideSheetPath } from '#domain/content/guide-sheets.ts'
import { useLanguage } from '#src/i18n/use-language.ts'

const paperNames: Readonly<Record<GuidePaper, MessageDescriptor>> = {
  a4: msg`A4 (PDF)`,
  letter: msg`US Letter (PDF)`,
  a3: msg`A3 (PDF)`,
}

/** Optional printable sheets with the positions of foot and pen. */
export function GuideSheets() {
  const { i18n } = useLingui()
  const language = useLanguage()
  return (
    <>
      <p className="quiet">
        <Trans>A blank sheet is all you need. If you like, print one with a place for foot and pen:</Trans>
      </p>
      <ul className="more">
        {guidePapers.map((paper) => (
          <li key={paper}>
            <a href={guideSheetPath(paper, language)} type="application/pdf">
              {i18n._(paperNames[paper])}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
