import { useLingui } from '@lingui/react'
import { errorMessages } from '#src/api/error-messages.ts'
import { useLatePart } from '#src/i18n/use-late-part.ts'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { AddressFieldsProps } from './form/address-fields.tsx'
import { rooms } from './rooms.ts'

const load = () => import('./form/address-fields.tsx')

/** The fields of an address, as its country asks for them. Their parent holds what is typed. */
export function AddressForm(props: AddressFieldsProps) {
  const { i18n } = useLingui()
  const [part, retry] = useLatePart(load, rooms)
  if (part === undefined) return <Skeleton lines={8} />
  if (part === 'missing')
    return <ErrorCard what={i18n._(errorMessages.NETWORK_ERROR)} code="NETWORK_ERROR" onRetry={retry} />
  return <part.AddressFields {...props} />
}
