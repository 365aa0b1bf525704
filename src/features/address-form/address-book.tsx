import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import type { Country } from '#domain/country/countries.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import type { Wire } from '#src/api/wire.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Owner } from './book/fields-of-owner.ts'
import { rooms } from './rooms.ts'

type Props = {
  /** Who the first address is prefilled with. */
  owner?: Owner
  /** Of a new address, until another is chosen. */
  country: Country
  /** The shop's own, unless somebody only shows how it looks. */
  wire?: Wire
  /** Hears whether something is typed that is not saved. Always the same function. */
  onDirty?: (isDirty: boolean) => void
}

const load = () => import('./book/book.tsx')

/** The addresses that a customer keeps: to see, add, change and remove. */
export function AddressBook({ country, wire, owner, onDirty }: Props) {
  const { i18n } = useLingui()
  const own = useRouter().options.context.wire
  const [part, retry] = useLatePart(load, rooms)
  if (part === undefined) return <Skeleton lines={6} />
  if (part === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
  return <part.Book country={country} wire={wire ?? own} owner={owner} onDirty={onDirty} />
}
