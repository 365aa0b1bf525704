import { Trans } from '@lingui/react/macro'
import { writeName, writePlace } from '#domain/address/write-address.ts'
import type { Country } from '#domain/country/countries.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import type { SavedAddress } from './use-book.ts'

type Props = {
  address: SavedAddress
  /** What a delivery to this address means for the visitor. */
  note: string | undefined
  onEdit: () => void
  onRemove: () => void
  onMakeDefault: () => Promise<void>
}

/** One address of the book, as on an envelope. */
export function AddressCard({
  address: { country, fields, is_default },
  note,
  onEdit,
  onRemove,
  onMakeDefault,
}: Props) {
  const [isBusy, whileBusy] = useBusy()
  const language = useLanguage()
  const address = { country: country as Country, fields }

  return (
    <Card
      heading={writeName(address, language)}
      actions={
        <>
          <Button look="quiet" onClick={onEdit}>
            <Trans>Change address</Trans>
          </Button>
          <Button look="quiet" onClick={onRemove}>
            <Trans>Remove address</Trans>
          </Button>
          {!is_default && (
            <Button look="quiet" isBusy={isBusy} onClick={() => void whileBusy(onMakeDefault())}>
              <Trans>Use as default</Trans>
            </Button>
          )}
        </>
      }
    >
      {is_default && (
        <Badge tone="good">
          <Trans>Default address</Trans>
        </Badge>
      )}
      <address>
        {writePlace(address, language).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {note !== undefined && <p className="address-found">{note}</p>}
    </Card>
  )
}
