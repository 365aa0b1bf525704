import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { CheckoutLine } from '#machines/checkout/checkout.types.ts'
import { useOpenPair } from '#src/features/cart-page/use-open-pair.ts'
import { PairName, PairPicture } from '#src/features/shoe-viewer/pair-words.tsx'
import { Button } from '#src/ui/button.tsx'
import '#src/styles/order.css'

/** The pairs whose feet must be measured again, each with a button that starts it. */
export function MendScans({ lines }: { lines: readonly CheckoutLine[] }) {
  return (
    <ul className="checkout-lines">
      {lines.map((line) => (
        <Row key={line.id} line={line} />
      ))}
    </ul>
  )
}

function Row({ line: { configuration } }: { line: CheckoutLine }) {
  const name = useId()
  const { hasOpenFailed, open } = useOpenPair()
  return (
    <li className="pair-line">
      <PairPicture pair={configuration} />
      <div className="checkout-mend">
        <b id={name}>
          <PairName pair={configuration} />
        </b>
        {/* Whatever is wrong with the scan, the pair needs a new one. */}
        <Button aria-describedby={name} onClick={() => open({ configuration, blocker: 'scan_mismatch' }, 'scan')}>
          <Trans>Measure again</Trans>
        </Button>
        {hasOpenFailed && (
          <p role="alert">
            <Trans>This browser doesn’t let us open a design. The pair stays here as it is.</Trans>
          </p>
        )}
      </div>
    </li>
  )
}
