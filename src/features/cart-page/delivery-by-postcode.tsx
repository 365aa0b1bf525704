import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { readPostcode } from '#domain/address/read-postcode.ts'
import { lookUpAddress } from '#domain/contract/addresses.ts'
import type { Country } from '#domain/country/countries.ts'
import { arrivalBetween, quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import { useDaysText } from '#src/i18n/use-days-text.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { typedPostcode } from './typed-postcode.ts'

type FoundTown = { readonly country: Country; readonly postcode: string; readonly town: string | undefined }
type Props = {
  /** Reports the postcode's country, which also decides the price. */
  onDelivery: (country: Country) => void
}

/** Estimates the delivery date for a postcode. Its format gives the country; a lookup gives the town if it knows it. */
export function ArrivalByPostcode({ onDelivery }: Props) {
  const { t } = useLingui()
  const { api } = useRouter().options.context
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<FoundTown | 'unreadable'>()
  const [isBusy, whileBusy] = useBusy()

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const read = settings.country.shipsTo.flatMap((country) => {
      const postcode = readPostcode(country, typed)
      return postcode === undefined ? [] : [{ country, postcode }]
    })[0]
    if (!read) return setFound('unreadable')
    const answer = await whileBusy(api(lookUpAddress, undefined, { query: read }))
    const { city, region } = (answer.ok && answer.value.suggestions[0]) || {}
    setFound({ ...read, town: city ?? region })
    typedPostcode.set(read)
    onDelivery(read.country)
  }

  return (
    <form className="cart-arrival" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={t`When would it come?`}
        mark={t`Postcode in the UK or Japan`}
        error={found === 'unreadable' && t`This can’t be a postcode in the UK or Japan. Please check it.`}
        value={typed}
        autoComplete="postal-code"
        maxLength={20}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="quiet" isBusy={isBusy}>
        <Trans>Show date</Trans>
      </Button>
      <div role="status">{found !== undefined && found !== 'unreadable' && <DeliveryDate found={found} />}</div>
    </form>
  )
}

function DeliveryDate({ found: { country, postcode, town } }: { found: FoundTown }) {
  const { clock } = useRouter().options.context
  const daysText = useDaysText()
  const quoted = quote(country, 1)
  if (!quoted.ok) return null
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  const townOrPostcode = town ?? postcode
  return (
    <>
      <p className="cart-arrival-days">{daysText(...arrivalBetween(quoted.value, today))}</p>
      <p>
        <Trans>to {townOrPostcode}, if you paid today</Trans>
      </p>
    </>
  )
}
