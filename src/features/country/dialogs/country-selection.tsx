import { Trans, useLingui } from '@lingui/react/macro'
import type { Country } from '#domain/country/countries.ts'
import { nameInSentence } from '#domain/country/name-in-sentence.ts'
import type { CountryEvent } from '#machines/country/country.types.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Sheet } from '#src/ui/dialog.tsx'
import { CountryChooser } from './country-chooser.tsx'
import { CountryWaitlist } from './country-waitlist.tsx'

type Props = { country: Country; isNotShipping: boolean; send: (event: CountryEvent) => void }

/** The list of countries; for a country we do not ship to yet, a form to be notified when we do. */
export function CountrySelection({ country, isNotShipping, send }: Props) {
  const { t } = useLingui()
  const name = nameInSentence(country, useLanguage())
  return (
    <Sheet
      isOpen
      heading={isNotShipping ? <Trans>We don’t deliver to {name} yet</Trans> : <Trans>Choose your country</Trans>}
      closeLabel={t`Close the list of countries`}
      onClose={() => send({ type: 'selection.closed' })}
    >
      {isNotShipping ? (
        <CountryWaitlist
          country={country}
          name={name}
          onBack={() => send({ type: 'selection.opened' })}
          onClose={() => send({ type: 'selection.closed' })}
        />
      ) : (
        <CountryChooser current={country} onChoose={(chosen) => send({ type: 'country.chosen', country: chosen })} />
      )}
    </Sheet>
  )
}
