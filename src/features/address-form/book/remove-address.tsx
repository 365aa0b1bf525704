import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { writeName, writePlace } from '#domain/address/write-address.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import type { Country } from '#domain/country/countries.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { KeptAddress } from './use-book.ts'
import { useFailureText } from './use-failure-text.ts'

type Props = {
  address: KeptAddress
  remove: (id: string) => Promise<ErrorCode | undefined>
  onRemoved: () => void
  onKeep: () => void
}

export function RemoveAddress({ address: { id, country, fields }, remove, onRemoved, onKeep }: Props) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [isBusy, whileBusy] = useBusy()
  const [failure, setFailure] = useState<string>()
  const language = useLanguage()
  const address = { country: country as Country, fields }

  async function confirm(): Promise<void> {
    setFailure(undefined)
    const code = await whileBusy(remove(id))
    // Somebody else was faster, and it is gone all the same.
    if (code === undefined || code === 'NOT_FOUND') onRemoved()
    else setFailure(failureText(code))
  }

  return (
    <Dialog heading={<Trans>Remove this address?</Trans>} isOpen onClose={onKeep} closeLabel={t`Keep the address`}>
      {failure !== undefined && (
        <Notice tone="wrong" isNews>
          {failure}
        </Notice>
      )}
      <p>{[writeName(address, language), ...writePlace(address, language)].join(language === 'ja' ? '、' : ', ')}</p>
      <p>
        <Trans>Orders you’ve already placed keep this address.</Trans>
      </p>
      <div className="ways">
        <Button look="danger" isBusy={isBusy} onClick={() => void confirm()}>
          <Trans>Remove address</Trans>
        </Button>
        <Button look="quiet" onClick={onKeep}>
          <Trans>Keep the address</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
