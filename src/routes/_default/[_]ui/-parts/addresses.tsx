import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AddressTexts } from '#domain/address/postal-address.ts'
import { type AddressError, readAddress } from '#domain/address/read-address.ts'
import type { Country } from '#domain/country/countries.ts'
import { AddressBook, AddressForm } from '#src/features/address-form/address-form.tsx'
import { Group, Part } from './group.tsx'
import { pretendApi, pretendLookUp } from './pretend-addresses.ts'

const invalid: Readonly<Record<'GB' | 'JP' | 'FR', AddressTexts>> = {
  GB: { name: 'Ann Lee', postcode: 'SW1A', line_1: '10 Downing Street' },
  JP: { family_name: '山田', given_name: '花子', family_kana: 'Yamada', given_kana: 'ハナコ', postcode: '100' },
  FR: { name: 'Camille Roux', line_1: '1 rue de Rivoli' },
}

function findAddressErrors(country: Country, typed: AddressTexts): readonly AddressError[] {
  const read = readAddress(country, typed)
  return read.ok ? [] : read.facts
}

export function Addresses() {
  const { t } = useLingui()
  return (
    <Group id="addresses" name={<Trans>Addresses</Trans>}>
      <Part name={<Trans>British form</Trans>} note={<Trans>Try SW1A 2AA.</Trans>}>
        <Sample country="GB" />
      </Part>
      <Part
        name={<Trans>Japanese form</Trans>}
        note={<Trans>Try 100-0001, or 498-0000 for a choice of addresses.</Trans>}
      >
        <Sample country="JP" />
      </Part>
      <Part name={<Trans>Form of all other countries</Trans>}>
        <Sample country="FR" />
      </Part>
      <Part name={<Trans>Address book</Trans>} note={<Trans>Nothing is saved here.</Trans>}>
        <section aria-label={t`Address book`}>
          <AddressBook country="GB" api={pretendApi} />
        </section>
      </Part>
    </Group>
  )
}

/** An address form with errors that disappear once they are corrected. */
function Sample({ country }: { country: 'GB' | 'JP' | 'FR' }) {
  const [typed, setTyped] = useState(invalid[country])
  return (
    <AddressForm
      id={`sample-${country}`}
      country={country}
      value={typed}
      onChange={setTyped}
      errors={findAddressErrors(country, typed)}
      onLookUp={country === 'FR' ? undefined : pretendLookUp}
    />
  )
}
