import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { directionOf } from '#domain/language/direction-of.ts'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_default/localization-test')({
  staticData: {
    title: msg`Localization Test`,
    exactTitle: true,
    description: msg`Simple localization system test page`,
    unlisted: true,
  },
  component: LocalizationTest,
})

/** The same moment and amount in every language, so that two people can compare what they see. */
const moment = new Date(Date.UTC(2026, 3, 1, 12))
const amount = 1234.5

function LocalizationTest() {
  const { i18n } = useLingui()
  const language = new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(i18n.locale)
  const direction = directionOf(i18n.locale)
  return (
    <Screen heading={<Trans>Localization Test</Trans>} lead={<Trans>Simple localization system test page</Trans>}>
      <dl className="facts">
        <div>
          <dt>
            <Trans>Language</Trans>
          </dt>
          <dd>
            {language} ({i18n.locale})
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Direction</Trans>
          </dt>
          <dd>{direction}</dd>
        </div>
        <div>
          <dt>
            <Trans>Number</Trans>
          </dt>
          <dd>{i18n.number(amount)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Date</Trans>
          </dt>
          <dd>{i18n.date(moment, { dateStyle: 'full', timeZone: 'UTC' })}</dd>
        </div>
      </dl>
    </Screen>
  )
}
