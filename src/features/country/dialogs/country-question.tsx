import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Country } from '#domain/country/countries.ts'
import { nameInSentence } from '#domain/country/name-in-sentence.ts'
import type { CountryEvent } from '#machines/country/country.types.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/dialog.tsx'

type Props = { country: Country; send: (event: CountryEvent) => void }

/** Asked once, if the visitor is in another country than the shop's own. */
export function CountryQuestion({ country, send }: Props) {
  const { t } = useLingui()
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  const name = nameInSentence(country, useLanguage())
  return (
    <Sheet
      isOpen
      heading={<Trans>Are you shopping from {name}?</Trans>}
      closeLabel={t`Close the question`}
      onClose={() => send({ type: 'question.closed' })}
    >
      <p>
        <Trans>
          We use your country for the address format and to say whether we deliver. For an order, the delivery country
          decides price and law. The language stays as it is.
        </Trans>
      </p>
      <div className="actions">
        <Button ref={yes} onClick={() => send({ type: 'country.confirmed' })}>
          <Trans>Yes, from {name}</Trans>
        </Button>
        <Button look="quiet" onClick={() => send({ type: 'selection.opened' })}>
          <Trans>Choose another country</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
