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

/** The address fields of a country. The parent holds the values. */
export function AddressForm(props: AddressFieldsProps) {
  return (
    <Lazy load={loadFields} messages={messages} fallback={<Skeleton lines={8} />}>
      {({ AddressFields }) => <AddressFields {...props} />}
    </Lazy>
  )
}

/** The kana readings of a Japanese name, or the statement that there are none. The parent holds the values. */
export function KanaFields(props: KanaInputsProps) {
  return (
    <Lazy load={loadKana} messages={messages} fallback={<Skeleton lines={4} />}>
      {({ KanaInputs }) => <KanaInputs {...props} />}
    </Lazy>
  )
}

type AddressBookProps = {
  /** Prefills the first address. */
  owner?: AddressOwner
  /** The initial country of a new address. */
  country: Country
  /** The shop's API by default; a gallery of components passes its own. */
  api?: ApiClient
  /** Called when unsaved input appears or is gone. Must be a stable reference. */
  onDirty?: (isDirty: boolean) => void
}

/** The saved addresses of a customer: list, add, edit and remove. */
export function AddressBook({ country, api, owner, onDirty }: AddressBookProps) {
  const own = useRouter().options.context.api
  return (
    <Lazy load={loadBook} messages={messages} fallback={<Skeleton lines={6} />}>
      {({ Book }) => <Book country={country} api={api ?? own} owner={owner} onDirty={onDirty} />}
    </Lazy>
  )
}
