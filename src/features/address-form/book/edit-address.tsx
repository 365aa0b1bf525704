import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { addressForm } from '#domain/address/address-form.ts'
import type { AddressTexts } from '#domain/address/postal-address.ts'
import { type AddressFault, readAddress } from '#domain/address/read-address.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import type { Country } from '#domain/country/countries.ts'
import type { Wire } from '#src/api/wire.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useDirty } from '#src/ui/use-dirty.ts'
import { AddressFields } from '../form/address-fields.tsx'
import { useFaultText } from '../form/use-fault-text.ts'
import { useFieldLabels } from '../form/use-field-labels.ts'
import { useLookUp } from '../form/use-look-up.ts'
import { CountryField } from './country-field.tsx'
import { fieldsOfOwner, type Owner } from './fields-of-owner.ts'
import type { AddressToSave, KeptAddress } from './use-book.ts'
import { useDeliveryText } from './use-delivery-text.ts'
import { useFailureText } from './use-failure-text.ts'

type Props = {
  /** The address that is changed; without it a new one is added. */
  kept: KeptAddress | undefined
  /** The first address is the default whatever is ticked. */
  isFirst: boolean
  /** Whose name a new one begins with. */
  owner: Owner | undefined
  country: Country
  wire: Wire
  save: (address: AddressToSave) => Promise<ErrorCode | undefined>
  onSaved: () => void
  onCancel: () => void
  onDirty: ((isDirty: boolean) => void) | undefined
}

/** The fields of a country's form; the other texts are kept for a customer who comes back to another country. */
function asked(country: Country, typed: AddressTexts): AddressTexts {
  return Object.fromEntries(addressForm(country).map(({ field }) => [field, typed[field] ?? '']))
}

function isOther(typed: AddressTexts, before: AddressTexts): boolean {
  const fields = Object.keys({ ...typed, ...before }) as (keyof AddressTexts)[]
  return fields.some((field) => (typed[field] ?? '') !== (before[field] ?? ''))
}

export function EditAddress({
  kept,
  isFirst,
  owner,
  country: visitors,
  wire,
  save,
  onSaved,
  onCancel,
  onDirty,
}: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [first] = useState({
    country: (kept?.country as Country) ?? visitors,
    typed: kept?.fields ?? fieldsOfOwner(owner),
  })
  const [country, setCountry] = useState<Country>(first.country)
  const [typed, setTyped] = useState<AddressTexts>(first.typed)
  const [isDefault, setIsDefault] = useState(false)
  const [faults, setFaults] = useState<readonly AddressFault[]>([])
  const [sent, setSent] = useState<AddressTexts>(first.typed)
  const [failure, setFailure] = useState<ErrorCode>()
  const [isBusy, whileBusy] = useBusy()
  // Somebody removed it meanwhile: it is kept as a new one then.
  const [isGone, setIsGone] = useState(false)
  const { lookUp, only } = useLookUp(wire, country)
  const faultText = useFaultText(country)
  const labels = useFieldLabels(country)
  const failureText = useFailureText()
  const differs = useDeliveryText(visitors)(country)
  const start = useRef<HTMLHeadingElement>(null)

  useEffect(() => start.current?.focus(), [])
  useDirty(isDefault || country !== first.country || isOther(typed, first.typed), onDirty)

  // The summary takes the focus with each new list, so it may be new only when the form was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language alone
  const errors = useMemo(
    () => faults.map((fault) => ({ field: `${id}-${fault.field}`, text: named(fault) })),
    [faults, i18n.locale],
  )

  /** Above all fields, what would be right for any of them names its own. */
  function named(fault: AddressFault): string {
    const [name, text] = [labels[fault.field], faultText(fault)]
    const isForAny = fault.fault === 'too_long' || fault.fault === 'not_plain' || fault.fault === 'not_kana'
    return isForAny && name !== undefined ? t`${name}: ${text}` : text
  }

  function choose(chosen: Country): void {
    setCountry(chosen)
    setFaults([])
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const read = readAddress(country, asked(country, typed))
    setFailure(undefined)
    setFaults(read.ok ? [] : read.facts)
    setSent(typed)
    if (!read.ok) return
    const address = {
      ...(kept && !isGone && { id: kept.id }),
      country,
      fields: read.value.fields,
      is_default: isDefault || kept?.is_default === true,
    }
    const code = await whileBusy(save(address))
    if (code === undefined) return onSaved()
    if (code === 'NOT_FOUND') setIsGone(true)
    setFailure(code)
  }

  return (
    <form className="address-edit" noValidate onSubmit={(event) => void submit(event)}>
      <h3 ref={start} tabIndex={-1}>
        {kept ? <Trans>Change address</Trans> : <Trans>Add an address</Trans>}
      </h3>
      {faults.length > 0 && <ErrorSummary heading={<Trans>Please check these fields</Trans>} errors={errors} />}
      <CountryField country={country} onChange={choose} note={differs} />
      <AddressFields
        key={country}
        id={id}
        country={country}
        value={typed}
        onChange={setTyped}
        // What is put right is told to be wrong no longer; the summary stays until the next try.
        faults={faults.filter(({ field }) => (typed[field] ?? '') === (sent[field] ?? ''))}
        onLookUp={lookUp}
        onlyPostcodes={only}
      />
      {!isFirst && !kept?.is_default && (
        <Checkbox
          label={t`Make this my default address`}
          checked={isDefault}
          onChange={({ target }) => setIsDefault(target.checked)}
        />
      )}
      {failure !== undefined && (
        <Notice tone="wrong" isNews>
          {failureText(failure)}
        </Notice>
      )}
      <div className="ways">
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
