import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Country } from '#domain/country/countries.ts'
import { settings } from '#domain/settings.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import type { Wire } from '#src/api/wire.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorCard } from '#src/ui/error-card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { AddressCard } from './address-card.tsx'
import { EditAddress } from './edit-address.tsx'
import type { Owner } from './fields-of-owner.ts'
import { RemoveAddress } from './remove-address.tsx'
import { type KeptAddress, useBook } from './use-book.ts'
import { useDeliveryText } from './use-delivery-text.ts'
import { useFailureText } from './use-failure-text.ts'

const { most } = settings.addresses

type Opened = { readonly kind: 'new' } | { readonly kind: 'edit' | 'remove'; readonly address: KeptAddress }
type News = { readonly kind: 'saved' | 'removed' | 'usual' }

type Props = {
  country: Country
  wire: Wire
  owner?: Owner | undefined
  onDirty?: ((isDirty: boolean) => void) | undefined
}

export function Book({ country, wire, owner, onDirty }: Props) {
  const { i18n } = useLingui()
  const { answer, again, save, remove } = useBook(wire)
  const failureText = useFailureText()
  const deliveryText = useDeliveryText(country)
  const [opened, setOpened] = useState<Opened>()
  const [failure, setFailure] = useState<string>()
  // A new object each time, so that the same news is told again.
  const [news, setNews] = useState<News>()
  const told = useRef<HTMLParagraphElement>(null)

  // The form or the button that was used is gone; whoever reads goes on at what came of it.
  useEffect(() => {
    if (news) told.current?.focus()
  }, [news])

  if (!answer) return <Skeleton lines={6} />
  if (!answer.ok) return <ErrorCard what={i18n._(errorMessages[answer.code])} code={answer.code} onRetry={again} />
  const { addresses } = answer.value

  function show(next: Opened | undefined): void {
    setOpened(next)
    setFailure(undefined)
    setNews(undefined)
  }

  function done(kind: News['kind']): void {
    setOpened(undefined)
    setFailure(undefined)
    setNews({ kind })
  }

  async function makeUsual({ id, country: at, fields }: KeptAddress): Promise<void> {
    const code = await save({ id, country: at, fields, is_default: true })
    if (code === undefined) done('usual')
    else setFailure(failureText(code))
  }

  if (opened?.kind === 'new' || opened?.kind === 'edit')
    return (
      <EditAddress
        kept={opened.kind === 'edit' ? opened.address : undefined}
        isFirst={addresses.length === 0}
        owner={addresses.length === 0 ? owner : undefined}
        country={country}
        wire={wire}
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
      <p ref={told} className="address-news" role="status" tabIndex={-1}>
        {news?.kind === 'saved' && <Trans>Your address is saved.</Trans>}
        {news?.kind === 'removed' && <Trans>Your address is removed.</Trans>}
        {news?.kind === 'usual' && <Trans>This is your default address now.</Trans>}
      </p>
      {failure !== undefined && (
        <Notice tone="wrong" isNews>
          {failure}
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
                onMakeUsual={() => makeUsual(address)}
              />
            ))}
          </div>
          {addresses.length < most ? (
            add
          ) : (
            <p>
              <Trans>You can save up to {most} addresses. Remove one to add another.</Trans>
            </p>
          )}
        </>
      )}
      {opened?.kind === 'remove' && (
        <RemoveAddress
          address={opened.address}
          remove={remove}
          onRemoved={() => done('removed')}
          onKeep={() => show(undefined)}
        />
      )}
    </div>
  )
}
