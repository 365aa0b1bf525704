import { Trans, useLingui } from '@lingui/react/macro'
import type { AgreementList } from '#domain/contract/account.ts'
import { isCountry } from '#domain/country/countries.ts'
import { nameInSentence } from '#domain/country/name-in-sentence.ts'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button, useBusy } from '#src/ui/button.tsx'

type Entries = AgreementList['waiting_lists']
type Props = { entries: Entries; onLeave: (country: string) => Promise<void> }

/** The countries whose waitlist the customer is on, to be notified when the shop ships there. */
export function CountryWaitlists({ entries, onLeave }: Props) {
  const { t } = useLingui()
  if (entries.length === 0) return null
  return (
    <ul className="saved-rows" aria-label={t`Lists you’re on`}>
      {entries.map((entry) => (
        <Entry key={entry.country} entry={entry} onLeave={onLeave} />
      ))}
    </ul>
  )
}

function Entry({
  entry: { country, created_at: since },
  onLeave,
}: { entry: Entries[number] } & Pick<Props, 'onLeave'>) {
  const dateText = useDateText()
  const language = useLanguage()
  const [isBusy, whileBusy] = useBusy()
  const name = isCountry(country) ? nameInSentence(country, language) : country
  const day = dateText(since)

  return (
    <li>
      <p>
        <Trans>We’ll write to you once, when we start delivering to {name}.</Trans>{' '}
        <small>
          <Trans>Since {day}</Trans>
        </small>
      </p>
      <Button look="quiet" isBusy={isBusy} onClick={() => void whileBusy(onLeave(country))}>
        <Trans>Leave the list for {name}</Trans>
      </Button>
    </li>
  )
}
