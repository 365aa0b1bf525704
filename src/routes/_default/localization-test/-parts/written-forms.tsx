import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { settings } from '#domain/settings.ts'
import { moneyText } from '#src/ui/money-text.ts'
import { Fact, Part } from './part.tsx'

/** The same date and amounts in every language, so that two people can compare the page. */
const moment = new Date(Date.UTC(2026, 3, 1, 12))
const amount = 1234.5
const counts = [0, 1, 2, 21]

/** How numbers, times, prices and counts are formatted. */
export function WrittenForms() {
  const { i18n } = useLingui()
  const { GB, JP } = settings.prices
  return (
    <Part heading={<Trans>How things are written</Trans>}>
      <dl className="facts">
        <Fact name={<Trans>Number</Trans>}>{i18n.number(amount)}</Fact>
        <Fact name={<Trans>Date</Trans>}>{i18n.date(moment, { dateStyle: 'full', timeZone: 'UTC' })}</Fact>
        <Fact name={<Trans>Time</Trans>}>{i18n.date(moment, { timeStyle: 'short', timeZone: 'UTC' })}</Fact>
        <Fact name={<Trans>Price in pounds</Trans>}>{moneyText(GB.pair, GB.currency, i18n.locale)}</Fact>
        <Fact name={<Trans>Price in yen</Trans>}>{moneyText(JP.pair, JP.currency, i18n.locale)}</Fact>
        {counts.map((count) => (
          <Fact key={count} name={<Trans>Plural of {count}</Trans>}>
            <Plural value={count} one="# pair of shoes" other="# pairs of shoes" />
          </Fact>
        ))}
      </dl>
    </Part>
  )
}
