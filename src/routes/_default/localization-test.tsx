import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Screen } from '#src/ui/screen.tsx'
import { LanguageNow } from './localization-test/-parts/language-now.tsx'
import { LoadedTexts } from './localization-test/-parts/loaded-texts.tsx'
import { LookUpTranslation } from './localization-test/-parts/look-up.tsx'
import { WrittenForms } from './localization-test/-parts/written-forms.tsx'

export const Route = createFileRoute('/_default/localization-test')({
  staticData: {
    title: msg`Localization Test`,
    exactTitle: true,
    description: msg`Simple localization system test page`,
    unlisted: true,
  },
  component: LocalizationTest,
})

/**
 * For checking translations: the language of this page, how values are formatted in it, and the stored
 * messages.
 */
function LocalizationTest() {
  return (
    <>
      <Screen heading={<Trans>Localization Test</Trans>} lead={<Trans>Simple localization system test page</Trans>} />
      <LanguageNow />
      <WrittenForms />
      <LoadedTexts />
      <LookUpTranslation />
    </>
  )
}
