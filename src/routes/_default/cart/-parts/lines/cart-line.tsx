import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { settings } from '#domain/settings.ts'
import { errorMessages } from '#src/api/error-messages.ts'
import { colourWords, feelWords, upperWords } from '#src/features/shoe-viewer/shoe-words.ts'
import { Button, useBusy } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { Line } from './use-lines.ts'

type Props = {
  line: Line
  /** Nothing where there is none. */
  price: string | undefined
  remove: () => Promise<ErrorCode | undefined>
  onRemoved: () => void
}

/** One pair: whose, what was chosen of it, what it costs, and the way out of the cart. */
export function CartLine({ line, price, remove, onRemoved }: Props) {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const heading = useId()
  const [isBusy, whileBusy] = useBusy()
  const [fault, setFault] = useState<ErrorCode>()
  const { person, soleText, ...chosen } = line.configuration
  const { name } = person
  const [upper, colour, feel] = [upperWords[chosen.upper], colourWords[chosen.colour], feelWords[chosen.feel]].map(
    (word) => i18n._(word),
  )

  async function press(): Promise<void> {
    setFault(undefined)
    const code = await whileBusy(remove())
    if (code === undefined) onRemoved()
    else setFault(code)
  }

  return (
    <li className="cart-line" aria-labelledby={heading}>
      <img
        src={`/img/pair-${chosen.upper}-${chosen.colour}.webp`}
        width={800}
        height={600}
        alt={t`A computer-generated pair: ${upper}, ${colour}`}
      />
      <div className="cart-line-text">
        <h2 id={heading}>
          {settings.brand.productName}{' '}
          {name !== '' && (
            <span className="quiet">
              <Trans>for {name}</Trans>
            </span>
          )}
        </h2>
        <p>
          <Trans>
            {upper}, {colour}, feel: {feel}
          </Trans>
        </p>
        <p>{soleText === '' ? <Trans>No text under the sole</Trans> : <Trans>Under the sole: {soleText}</Trans>}</p>
      </div>
      {price !== undefined && <p className="cart-line-price">{price}</p>}
      <div className="cart-line-ways">
        {fault && (
          <Notice tone="wrong" isNews>
            {i18n._(errorMessages[fault])}
          </Notice>
        )}
        <Button look="quiet" isBusy={isBusy} aria-describedby={heading} onClick={() => void press()}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  )
}
