import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { addressForm } from '#domain/address/address-form.ts'
import type { AddressTexts } from '#domain/address/postal-address.ts'
import { type AddressError, readAddress } from '#domain/address/read-address.ts'
import type { ErrorCode } from '#domain/contract/errors.ts'
import type { Country } from '#domain/country/countries.ts'
import type { ApiClient } from '#src/api/api.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useDirty } from '#src/ui/use-dirty.ts'
import { AddressFields } from '../form/address-fields.tsx'
import { useAddressErrorText } from '../form/use-address-error-text.ts'
import { useFieldLabels } from '../form/use-field-labels.ts'
import { useLookUp } from '../form/use-look-up.ts'
import { CountryField } from './country-field.tsx'
import { type AddressOwner, toOwnerFields } from './owner-fields.ts'
import { useAddressBookErrorText } from './use-address-book-error-text.ts'
import type { AddressToSave, SavedAddress } from './use-book.ts'
import { useDeliveryText } from './use-delivery-text.ts'

type Props = {
  /** The address to edit; `undefined` to add one. */
  saved: SavedAddress | undefined
  /** The first address is always the default. */
  isFirst: boolean
  /** Prefills the name of a new address. */
  owner: AddressOwner | undefined
  country: Country
  api: ApiClient
  save: (address: AddressToSave) => Promise<ErrorCode | undefined>
  onSaved: () => void
  onCancel: () => void
  onDirty: ((isDirty: boolean) => void) | undefined
}

/** The fields of a country's form. Other texts are retained in case the customer switches the country back. */
function withDefaults(country: Country, typed: AddressTexts): AddressTexts {
  return Object.fromEntries(addressForm(country).map(({ field }) => [field, typed[field] ?? '']))
}

function isOther(typed: AddressTexts, before: AddressTexts): boolean {
  const fields = Object.keys({ ...typed, ...before }) as (keyof AddressTexts)[]
  return fields.some((field) => (typed[field] ?? '') !== (before[field] ?? ''))
}

export function EditAddress({
  saved,
  isFirst,
  owner,
  country: visitors,
  api,
  save,
  onSaved,
  onCancel,
  onDirty,
}: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [first] = useState({
    country: (saved?.country as Country) ?? visitors,
    typed: saved?.fields ?? toOwnerFields(owner),
  })
  const [country, setCountry] = useState<Country>(first.country)
  const [typed, setTyped] = useState<AddressTexts>(first.typed)
  const [isDefault, setIsDefault] = useState(false)
  const [addressErrors, setAddressErrors] = useState<readonly AddressError[]>([])
  const [sent, setSent] = useState<AddressTexts>(first.typed)
  const [saveError, setSaveError] = useState<ErrorCode>()
  const [isBusy, whileBusy] = useBusy()
  // The address was removed meanwhile, so saving adds it as a new one.
  const [isGone, setIsGone] = useState(false)
  const { lookUp, only } = useLookUp(api, country)
  const addressErrorText = useAddressErrorText(country)
  const labels = useFieldLabels(country)
  const saveErrorText = useAddressBookErrorText()
  const differs = useDeliveryText(visitors)(country)
  const start = useRef<HTMLHeadingElement>(null)

  useEffect(() => start.current?.focus(), [])
  useDirty(isDefault || country !== first.country || isOther(typed, first.typed), onDirty)

  // The summary takes the focus with each new list, so the list may change only on submit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts depend on the language only
  const errors = useMemo(
    () => addressErrors.map((error) => ({ field: `${id}-${error.field}`, text: named(error) })),
    [addressErrors, i18n.locale],
  )

  /** In the summary, error texts that fit several fields name their field. */
  function named(error: AddressError): string {
    const [name, text] = [labels[error.field], addressErrorText(error)]
    const isForAny = error.code === 'too_long' || error.code === 'not_plain' || error.code === 'not_kana'
    return isForAny && name !== undefined ? t`${name}: ${text}` : text
  }

  function choose(chosen: Country): void {
    setCountry(chosen)
    setAddressErrors([])
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const read = readAddress(country, withDefaults(country, typed))
    setSaveError(undefined)
    setAddressErrors(read.ok ? [] : read.facts)
    setSent(typed)
    if (!read.ok) return
    const address = {
      ...(saved && !isGone && { id: saved.id }),
      country,
      fields: read.value.fields,
      is_default: isDefault || saved?.is_default === true,
    }
    const code = await whileBusy(save(address))
    if (code === undefined) return onSaved()
    if (code === 'NOT_FOUND') setIsGone(true)
    setSaveError(code)
  }

  return (
    <form className="address-edit" noValidate onSubmit={(event) => void submit(event)}>
      <h3 ref={start} tabIndex={-1}>
        {saved ? <Trans>Change address</Trans> : <Trans>Add an address</Trans>}
      </h3>
      {addressErrors.length > 0 && <ErrorSummary heading={<Trans>Please check these fields</Trans>} errors={errors} />}
      <CountryField country={country} onChange={choose} note={differs} />
      <AddressFields
        key={country}
        id={id}
        country={country}
        value={typed}
        onChange={setTyped}
        // A corrected field is no longer marked as invalid; the summary stays until the next submit.
        errors={addressErrors.filter(({ field }) => (typed[field] ?? '') === (sent[field] ?? ''))}
        onLookUp={lookUp}
        onlyPostcodes={only}
      />
      {!isFirst && !saved?.is_default && (
        <Checkbox
          label={t`Make this my default address`}
          checked={isDefault}
          onChange={({ target }) => setIsDefault(target.checked)}
        />
      )}
      {saveError !== undefined && (
        <Notice tone="error" isLive>
          {saveErrorText(saveError)}
        </Notice>
      )}
      <div className="actions">
        <Button type="submit" isBusy={isBusy}>
          <Trans>Save address</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
