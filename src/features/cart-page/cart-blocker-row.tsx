import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { CartBlocker } from '#domain/checkout/check-cart.ts'
import { makingVersion, makingWords } from '#domain/design/making-words.ts'
import { settings } from '#domain/settings.ts'
import type { CartLine } from '#machines/cart/cart.types.ts'
import { JoinWaitlist } from '#src/features/edition/join-waitlist.tsx'
import { PairName, PairPicture } from '#src/features/shoe-viewer/pair-words.tsx'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Sign } from '#src/ui/sign.tsx'
import type { CartActor } from './use-cart.ts'
import { useOpenPair } from './use-open-pair.ts'

type Props = {
  blocker: CartBlocker
  /** The pair with the blocker. */
  line: CartLine | undefined
  isBusy: boolean
  actor: CartActor
  onSaveForLater: (ids: readonly string[]) => void
  onCountry: () => void
}

/** One reason that blocks the order, and how to resolve it. */
export function CartBlockerRow({ blocker, line, isBusy, actor, onSaveForLater, onCountry }: Props) {
  const heading = useId()
  return (
    <li className="cart-blocker" aria-labelledby={heading}>
      {line ? <PairPicture pair={line.configuration} /> : <Sign tone="caution" />}
      <div>
        <p id={heading} className="cart-blocker-name">
          {line ? <PairName pair={line.configuration} /> : <CartBlockerText blocker={blocker} />}
        </p>
        <Said blocker={blocker} />
      </div>
      <div className="cart-blocker-ways">
        <Fix {...{ blocker, line, isBusy, actor, onSaveForLater, onCountry }} describedBy={heading} />
      </div>
    </li>
  )
}

function CartBlockerText({ blocker }: { blocker: CartBlocker }): ReactNode {
  const max = settings.order.designs
  if (blocker.kind === 'not_shipping') return <Trans>We don’t deliver to your country yet</Trans>
  if (blocker.kind === 'too_many') return <Trans>One order can have up to {max} pairs</Trans>
  if (blocker.kind !== 'numbers_left') return null
  return blocker.left === 0 ? (
    <Trans>The edition is sold out</Trans>
  ) : (
    <Plural value={blocker.left} one="# number of the edition is left" other="# numbers of the edition are left" />
  )
}

function Said({ blocker }: { blocker: CartBlocker }) {
  const language = useLanguage()
  if (blocker.kind === 'scan_mismatch')
    return (
      <p>
        <Trans>The shop doesn’t have the scan of these feet any more.</Trans>
      </p>
    )
  if (blocker.kind === 'scan_unusable')
    return (
      <p>
        <Trans>The scan is too weak to make shoes by it.</Trans>
      </p>
    )
  if (blocker.kind === 'changed_here') {
    const words = makingWords(makingVersion, language)
    return (
      <>
        <p>
          <Trans>You changed its design on this device since you added it.</Trans>
        </p>
        <p className="small">
          <Trans>By adding it you say again: “{words}”</Trans>
        </p>
      </>
    )
  }
  if (blocker.kind !== 'numbers_left' || blocker.left > 0) return null
  return (
    <p>
      <Trans>Your pairs stay in the cart.</Trans>
    </p>
  )
}

type FixProps = Props & { describedBy: string }

function Fix({ blocker, line, isBusy, actor, onSaveForLater, onCountry, describedBy }: FixProps) {
  const language = useLanguage()
  const { hasOpenFailed, open } = useOpenPair()
  const ties = { 'aria-describedby': describedBy } as const
  if (blocker.kind === 'not_shipping')
    return (
      <Button {...ties} onClick={onCountry}>
        <Trans>Choose another country</Trans>
      </Button>
    )
  if (blocker.kind === 'changed_here') {
    const consent = { version: makingVersion, language }
    const add = { kind: 'add', configuration: blocker.pair, consent } as const
    return (
      <>
        <Button {...ties} isBusy={isBusy} onClick={() => actor.send({ type: 'fix.wanted', commands: [add] })}>
          <Trans>Add it as it is now</Trans>
        </Button>
        {blocker.mayStay && (
          <Button {...ties} look="quiet" onClick={() => actor.send({ type: 'pair.confirmed', line: blocker.line })}>
            <Trans>Order it as it was</Trans>
          </Button>
        )}
      </>
    )
  }
  if (blocker.kind === 'too_many' || blocker.kind === 'numbers_left') {
    const { over } = blocker
    if (blocker.kind === 'numbers_left' && blocker.left === 0)
      return <JoinWaitlist onNumbers={() => actor.send({ type: 'check.left' })} />
    return (
      <Button {...ties} look="quiet" isBusy={isBusy} onClick={() => onSaveForLater(over)}>
        <Plural value={over.length} one="Save the last pair for later" other="Save the last pairs for later" />
      </Button>
    )
  }
  return (
    line && (
      <>
        <Button {...ties} onClick={() => open(line, 'scan')}>
          <Trans>Measure again</Trans>
        </Button>
        {hasOpenFailed && (
          <p role="alert">
            <Trans>This browser doesn’t let us open a design. The pair stays here as it is.</Trans>
          </p>
        )}
      </>
    )
  )
}
