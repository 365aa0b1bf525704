import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Country } from '#domain/country/countries.ts'
import { settings } from '#domain/settings.ts'
import type { ApiClient } from '#src/api/api.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { AddressCard } from './address-card.tsx'
import { EditAddress } from './edit-address.tsx'
import type { AddressOwner } from './owner-fields.ts'
import { RemoveAddress } from './remove-address.tsx'
import { useAddressBookErrorText } from './use-address-book-error-text.ts'
import { type SavedAddress, useBook } from './use-book.ts'
import { useDeliveryText } from './use-delivery-text.ts'

const { max } = settings.addresses

type AddressDialog = { readonly kind: 'new' } | { readonly kind: 'edit' | 'remove'; readonly address: SavedAddress }
type AddressBookStatus = { readonly kind: 'saved' | 'removed' | 'default' }

type Props = {
  country: Country
  api: ApiClient
  owner?: AddressOwner | undefined
  onDirty?: ((isDirty: boolean) => void) | undefined
}

export function Book({ country, api, owner, onDirty }: Props) {
  const { i18n } = useLingui()
  const { answer, refetch, save, remove } = useBook(api)
  const errorText = useAddressBookErrorText()
  const deliveryText = useDeliveryText(country)
  const [opened, setOpened] = useState<AddressDialog>()
  const [error, setError] = useState<string>()
  // A new object each time, so that the same status is announced again.
  const [status, setStatus] = useState<AddressBookStatus>()
  const statusRef = useRef<HTMLParagraphElement>(null)

  // The status takes the focus, because the form or button is gone.
  useEffect(() => {
    if (status) statusRef.current?.focus()
  }, [status])

  if (!answer) return <Skeleton lines={6} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={refetch} />
  const { addresses } = answer.value

  function show(next: AddressDialog | undefined): void {
    setOpened(next)
    setError(undefined)
    setStatus(undefined)
  }

  function done(kind: AddressBookStatus['kind']): void {
    setOpened(undefined)
    setError(undefined)
    setStatus({ kind })
  }

  async function makeDefault({ id, country: at, fields }: SavedAddress): Promise<void> {
    const code = await save({ id, country: at, fields, is_default: true })
    if (code === undefined) done('default')
    else setError(errorText(code))
  }

  if (opened?.kind === 'new' || opened?.kind === 'edit')
    return (
      <EditAddress
        saved={opened.kind === 'edit' ? opened.address : undefined}
        isFirst={addresses.length === 0}
        owner={addresses.length === 0 ? owner : undefined}
        country={country}
        api={api}
        save={save}
        onSaved={() => done('saved')}
        onCancel={() => show(undefined)}
        onDirty={onDirty}
      />
    )

  const add = (
    <Button look={addresses.length === 0 ? 'verb' : 'quiet'} onClick={() => show({ kind: 'new' })}>
      <Trans>Add an address</Trans>
    </Button>
  )
  return (
    <div className="address-book">
      <p ref={statusRef} className="address-status" role="status" tabIndex={-1}>
        {status?.kind === 'saved' && <Trans>Your address is saved.</Trans>}
        {status?.kind === 'removed' && <Trans>Your address is removed.</Trans>}
        {status?.kind === 'default' && <Trans>This is your default address now.</Trans>}
      </p>
      {error !== undefined && (
        <Notice tone="error" isLive>
          {error}
        </Notice>
      )}
      {addresses.length === 0 ? (
        <EmptyState heading={<Trans>No address yet</Trans>} action={add}>
          <Trans>Save an address here and you won’t have to type it when you order.</Trans>
        </EmptyState>
      ) : (
        <>
          <div className="address-cards">
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                note={deliveryText(address.country as Country)}
                onEdit={() => show({ kind: 'edit', address })}
                onRemove={() => show({ kind: 'remove', address })}
                onMakeDefault={() => makeDefault(address)}
              />
            ))}
          </div>
          {addresses.length < max ? (
            add
          ) : (
            <p>
              <Trans>You can save up to {max} addresses. Remove one to add another.</Trans>
            </p>
          )}
        </>
      )}
      {opened?.kind === 'remove' && (
        <RemoveAddress
          address={opened.address}
          remove={remove}
          onRemoved={() => done('removed')}
          onCancel={() => show(undefined)}
        />
      )}
    </div>
  )
}
