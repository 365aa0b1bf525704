import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { writeName, writePlace } from '#domain/address/write-address.ts'
import type { ErrorCode } from '#domain/contract/errors.ts'
import type { Country } from '#domain/country/countries.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useAddressBookErrorText } from './use-address-book-error-text.ts'
import type { SavedAddress } from './use-book.ts'

type Props = {
  address: SavedAddress
  remove: (id: string) => Promise<ErrorCode | undefined>
  onRemoved: () => void
  onCancel: () => void
}

export function RemoveAddress({ address: { id, country, fields }, remove, onRemoved, onCancel }: Props) {
  const { t } = useLingui()
  const errorText = useAddressBookErrorText()
  const [isBusy, whileBusy] = useBusy()
  const [error, setError] = useState<string>()
  const language = useLanguage()
  const address = { country: country as Country, fields }

  async function confirm(): Promise<void> {
    setError(undefined)
    const code = await whileBusy(remove(id))
    // It was removed elsewhere meanwhile.
    if (code === undefined || code === 'NOT_FOUND') onRemoved()
    else setError(errorText(code))
  }

  return (
    <Dialog heading={<Trans>Remove this address?</Trans>} isOpen onClose={onCancel} closeLabel={t`Keep the address`}>
      {error !== undefined && (
        <Notice tone="error" isLive>
          {error}
        </Notice>
      )}
      <p>{[writeName(address, language), ...writePlace(address, language)].join(language === 'ja' ? '、' : ', ')}</p>
      <p>
        <Trans>Orders you’ve already placed keep this address.</Trans>
      </p>
      <div className="actions">
        <Button look="danger" isBusy={isBusy} onClick={() => void confirm()}>
          <Trans>Remove address</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Keep the address</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
