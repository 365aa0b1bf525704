import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { CartFault } from '#domain/checkout/check-cart.ts'
import { makingVersion, makingWords } from '#domain/design/making-words.ts'
import { settings } from '#domain/settings.ts'
import type { CartLine } from '#machines/cart/cart.types.ts'
import { WaitForNumber } from '#src/features/edition/wait-for-number.tsx'
import { PairName, PairPicture } from '#src/features/shoe-viewer/pair-words.tsx'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Sign } from '#src/ui/sign.tsx'
import type { CartActor } from './use-cart.ts'
import { useOpenPair } from './use-open-pair.ts'

type Props = {
  fault: CartFault
  /** The pair that it is of. */
  line: CartLine | undefined
  isBusy: boolean
  actor: CartActor
  onSetAside: (ids: readonly string[]) => void
  onCountry: () => void
}

/** One thing that is in the way, and what can be done about it. */
export function FaultRow({ fault, line, isBusy, actor, onSetAside, onCountry }: Props) {
  const heading = useId()
  return (
    <li className="cart-fault" aria-labelledby={heading}>
      {line ? <PairPicture pair={line.configuration} /> : <Sign tone="caution" />}
      <div>
        <p id={heading} className="cart-fault-name">
          {line ? <PairName pair={line.configuration} /> : <OfAll fault={fault} />}
        </p>
        <Said fault={fault} />
      </div>
      <div className="cart-fault-ways">
        <Fix {...{ fault, line, isBusy, actor, onSetAside, onCountry }} describedBy={heading} />
      </div>
    </li>
  )
}

function OfAll({ fault }: { fault: CartFault }): ReactNode {
  const most = settings.order.designs
  if (fault.kind === 'not_shipping') return <Trans>We don’t deliver to your country yet</Trans>
  if (fault.kind === 'too_many') return <Trans>One order can have up to {most} pairs</Trans>
  if (fault.kind !== 'numbers_left') return null
  return fault.left === 0 ? (
    <Trans>The edition is sold out</Trans>
  ) : (
    <Plural value={fault.left} one="# number of the edition is left" other="# numbers of the edition are left" />
  )
}

function Said({ fault }: { fault: CartFault }) {
  const language = useLanguage()
  if (fault.kind === 'scan_unknown')
    return (
      <p>
        <Trans>The shop doesn’t have the scan of these feet any more.</Trans>
      </p>
    )
  if (fault.kind === 'scan_unfit')
    return (
      <p>
        <Trans>The scan is too weak to make shoes by it.</Trans>
      </p>
    )
  if (fault.kind === 'changed_here') {
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
  if (fault.kind !== 'numbers_left' || fault.left > 0) return null
  return (
    <p>
      <Trans>Your pairs stay in the cart.</Trans>
    </p>
  )
}

type FixProps = Props & { describedBy: string }

function Fix({ fault, line, isBusy, actor, onSetAside, onCountry, describedBy }: FixProps) {
  const language = useLanguage()
  const { isRefused, open } = useOpenPair()
  const ties = { 'aria-describedby': describedBy } as const
  if (fault.kind === 'not_shipping')
    return (
      <Button {...ties} onClick={onCountry}>
        <Trans>Choose another country</Trans>
      </Button>
    )
  if (fault.kind === 'changed_here') {
    const consent = { version: makingVersion, language }
    const add = { kind: 'add', configuration: fault.pair, consent } as const
    return (
      <>
        <Button {...ties} isBusy={isBusy} onClick={() => actor.send({ type: 'fix.wanted', deeds: [add] })}>
          <Trans>Add it as it is now</Trans>
        </Button>
        {fault.mayStay && (
          <Button {...ties} look="quiet" onClick={() => actor.send({ type: 'pair.kept', line: fault.line })}>
            <Trans>Order it as it was</Trans>
          </Button>
        )}
      </>
    )
  }
  if (fault.kind === 'too_many' || fault.kind === 'numbers_left') {
    const { over } = fault
    if (fault.kind === 'numbers_left' && fault.left === 0)
      return <WaitForNumber onNumbers={() => actor.send({ type: 'check.left' })} />
    return (
      <Button {...ties} look="quiet" isBusy={isBusy} onClick={() => onSetAside(over)}>
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
        {isRefused && (
          <p role="alert">
            <Trans>This browser doesn’t let us open a design. The pair stays here as it is.</Trans>
          </p>
        )}
      </>
    )
  )
}
