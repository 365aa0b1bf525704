import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { AddressTexts } from '#domain/address/postal-address.ts'
import type { AddressError } from '#domain/address/read-address.ts'
import type { CheckoutCountry, CheckoutDraft } from '#domain/checkout/checkout-draft.ts'
import { needsPhone, typedAddress } from '#domain/checkout/read-checkout.ts'
import { type AddressList, listAddresses } from '#domain/contract/addresses.ts'
import { settings } from '#domain/settings.ts'
import { AddressFields } from '#src/features/address-form/form/address-fields.tsx'
import { useLookUp } from '#src/features/address-form/form/use-look-up.ts'
import { Field } from '#src/ui/field.tsx'
import { RadioCards } from '#src/ui/radio-cards.tsx'
import { Select } from '#src/ui/select.tsx'

type SavedAddress = AddressList['addresses'][number]

type Props = {
  draft: CheckoutDraft
  isCustomer: boolean
  fieldErrors: readonly AddressError[]
  phoneError: string | undefined
  onChange: (change: Partial<Omit<CheckoutDraft, 'sent'>>) => void
}

const [first, ...others] = settings.country.shipsTo

/**
 * The delivery address. Its country decides the price, the law and the form; fields typed for another country survive a
 * switch.
 */
export function AddressPart({ draft, isCustomer, fieldErrors, phoneError, onChange }: Props) {
  const { t } = useLingui()
  const { api } = useRouter().options.context
  const { lookUp, only } = useLookUp(api, draft.country)
  const names: Readonly<Record<(typeof settings.country.shipsTo)[number], string>> = {
    GB: t`United Kingdom`,
    JP: t`Japan`,
  }
  const change = (fields: AddressTexts) => onChange({ addresses: { ...draft.addresses, [draft.country]: fields } })
  return (
    <>
      <RadioCards
        id="checkout-country"
        legend={<Trans>Delivered to</Trans>}
        help={<Trans>The country of delivery decides the price, the currency and your rights.</Trans>}
        choices={[first, ...others].map((value) => ({ value, name: names[value] }))}
        value={settings.country.shipsTo.find((one) => one === draft.country)}
        onChange={(country) => onChange({ country })}
      />
      {isCustomer && (
        <Book
          onChoose={(country, fields) => onChange({ country, addresses: { ...draft.addresses, [country]: fields } })}
        />
      )}
      <AddressFields
        key={draft.country}
        id="checkout"
        country={draft.country}
        value={typedAddress(draft)}
        onChange={change}
        errors={fieldErrors}
        onLookUp={lookUp}
        onlyPostcodes={only}
      />
      <Field
        id="checkout-phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t`Phone number`}
        mark={needsPhone(draft) ? undefined : <Trans>optional</Trans>}
        help={t`Only for the carrier.`}
        error={phoneError}
        value={draft.phone}
        maxLength={60}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
    </>
  )
}

/** The saved addresses in countries we deliver to, to fill in the form with one click. */
function Book({ onChoose }: { onChoose: (country: CheckoutCountry, fields: AddressTexts) => void }) {
  const { t } = useLingui()
  const { api } = useRouter().options.context
  const [savedAddresses, setSavedAddresses] = useState<readonly SavedAddress[]>([])

  useEffect(() => {
    const controller = new AbortController()
    void api(listAddresses, undefined, { signal: controller.signal }).then((called) => {
      if (called.ok) setSavedAddresses(called.value.addresses)
    })
    return () => controller.abort()
  }, [api])

  const here = savedAddresses.flatMap(({ country, ...address }) => {
    const shipped = settings.country.shipsTo.find((one) => one === country)
    return shipped ? [{ ...address, country: shipped }] : []
  })
  if (here.length === 0) return null
  return (
    <Select
      id="checkout-book"
      label={t`Use an address of your account`}
      value=""
      onChange={({ target }) => {
        const found = here.find(({ id }) => id === target.value)
        if (found) onChoose(found.country, found.fields)
      }}
    >
      <option value="">{t`Choose an address`}</option>
      {here.map(({ id, fields }) => (
        <option key={id} value={id}>
          {[fields.name ?? `${fields.family_name ?? ''} ${fields.given_name ?? ''}`, fields.postcode, fields.line_1]
            .filter(Boolean)
            .join(', ')}
        </option>
      ))}
    </Select>
  )
}
