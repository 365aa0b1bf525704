import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { CartCommand, CartLine as Line } from '#machines/cart/cart.types.ts'
import { PairChoices, PairName, PairPicture } from '#src/features/shoe-viewer/pair-words.tsx'
import { useDateText } from '#src/i18n/use-date-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sign } from '#src/ui/sign.tsx'
import { useOpenPair } from './use-open-pair.ts'

type Props = {
  line: Line
  /** Missing if there is no price. */
  price?: string | undefined
  isSaved?: boolean
  /** The command in progress on this pair. */
  busy: CartCommand['kind'] | undefined
  /** Why the last command failed. */
  error: string | undefined
  onCommand: (command: CartCommand) => void
}

/** One pair: its wearer, design, price, blockers, and the possible commands. */
export function CartLine({ line, price, isSaved = false, busy, error, onCommand }: Props) {
  const heading = useId()
  const { hasOpenFailed, open } = useOpenPair()
  const { id, configuration } = line
  return (
    <li className="cart-line" aria-labelledby={heading}>
      <PairPicture pair={configuration} />
      <div className="cart-line-text">
        <h3 id={heading}>
          <PairName pair={configuration} />
        </h3>
        <PairChoices pair={configuration} />
      </div>
      {price !== undefined && <p className="cart-line-price">{price}</p>}
      <div className="cart-line-actions">
        {line.blocker ? (
          <LineErrorNotice line={line} describedBy={heading} onMeasure={() => open(line, 'scan')} />
        ) : (
          <Feet line={line} />
        )}
        {error !== undefined && (
          <Notice tone="error" isLive>
            {error}
          </Notice>
        )}
        {hasOpenFailed && (
          <Notice tone="error" isLive>
            <Trans>This browser doesn’t let us open a design. The pair stays here as it is.</Trans>
          </Notice>
        )}
        <div className="actions">
          {isSaved ? (
            <LineAction
              describedBy={heading}
              isBusy={busy === 'moveToCart'}
              onClick={() => onCommand({ kind: 'moveToCart', id })}
            >
              <Trans>Move to the cart</Trans>
            </LineAction>
          ) : (
            <>
              <LineAction describedBy={heading} onClick={() => open(line, 'style')}>
                <Trans>Change design</Trans>
              </LineAction>
              <LineAction
                describedBy={heading}
                isBusy={busy === 'saveForLater'}
                onClick={() => onCommand({ kind: 'saveForLater', id })}
              >
                <Trans>Save for later</Trans>
              </LineAction>
            </>
          )}
          <LineAction
            describedBy={heading}
            isBusy={busy === 'remove'}
            onClick={() => onCommand({ kind: 'remove', id })}
          >
            {isSaved ? <Trans>Remove it here</Trans> : <Trans>Remove</Trans>}
          </LineAction>
        </div>
      </div>
    </li>
  )
}

type LineActionProps = { describedBy: string; isBusy?: boolean; onClick: () => void; children: ReactNode }

/** A secondary command on a pair. While one is in progress the machine ignores others. */
function LineAction({ describedBy, isBusy = false, onClick, children }: LineActionProps) {
  return (
    <button
      type="button"
      className="text-link text-link-alone"
      aria-describedby={describedBy}
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

function Feet({ line: { configuration } }: { line: Line }) {
  const dateText = useDateText()
  const { left, right } = configuration.feet
  const day = dateText(left.measuredAt < right.measuredAt ? left.measuredAt : right.measuredAt)
  return (
    <p className="cart-line-feet">
      <Sign tone="good" /> <Trans>Both feet measured on {day}</Trans>
    </p>
  )
}

type LineErrorProps = { line: Line; describedBy: string; onMeasure: () => void }

function LineErrorNotice({ line: { blocker: error }, describedBy, onMeasure }: LineErrorProps) {
  return (
    <Notice
      tone="caution"
      heading={error === 'scan_mismatch' ? <Trans>The scan is gone</Trans> : <Trans>The scan is too weak</Trans>}
    >
      <p>
        {error === 'scan_mismatch' ? (
          <Trans>The shop doesn’t have the scan of these feet any more. Measure them again to order this pair.</Trans>
        ) : (
          <Trans>We can’t make shoes by this scan. Measure the feet again to order this pair.</Trans>
        )}
      </p>
      <Button aria-describedby={describedBy} onClick={onMeasure}>
        <Trans>Measure again</Trans>
      </Button>
    </Notice>
  )
}
