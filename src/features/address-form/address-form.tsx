import { useRouter } from '@tanstack/react-router'
import type { Country } from '#domain/country/countries.ts'
import type { ApiClient } from '#src/api/api.ts'
import { Lazy } from '#src/lib/lazy.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { AddressOwner } from './book/owner-fields.ts'
import type { AddressFieldsProps } from './form/address-fields.tsx'
import type { KanaInputsProps } from './form/kana-inputs.tsx'

const loadFields = () => import('./form/address-fields.tsx')
const loadKana = () => import('./form/kana-inputs.tsx')
const loadBook = () => import('./book/book.tsx')
const messages = ['address-form']

/** The fields of an address, as its country asks for them. Their parent holds what is typed. */
export function AddressForm(props: AddressFieldsProps) {
  return (
    <Lazy load={loadFields} messages={messages} fallback={<Skeleton lines={8} />}>
      {({ AddressFields }) => <AddressFields {...props} />}
    </Lazy>
  )
}

/** How a name is read in Japan: both readings, or that there are none. Whoever shows them holds what is typed. */
export function KanaFields(props: KanaInputsProps) {
  return (
    <Lazy load={loadKana} messages={messages} fallback={<Skeleton lines={4} />}>
      {({ KanaInputs }) => <KanaInputs {...props} />}
    </Lazy>
  )
}

type AddressBookProps = {
  /** Who the first address is prefilled with. */
  owner?: AddressOwner
  /** Of a new address, until another is chosen. */
  country: Country
  /** The shop's own, unless somebody only shows how it looks. */
  api?: ApiClient
  /** Hears whether something is typed that is not saved. Always the same function. */
  onDirty?: (isDirty: boolean) => void
}

/** The addresses that a customer keeps: to see, add, change and remove. */
export function AddressBook({ country, api, owner, onDirty }: AddressBookProps) {
  const own = useRouter().options.context.api
  return (
    <Lazy load={loadBook} messages={messages} fallback={<Skeleton lines={6} />}>
      {({ Book }) => <Book country={country} api={api ?? own} owner={owner} onDirty={onDirty} />}
    </Lazy>
  )
}
