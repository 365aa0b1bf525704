import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { pairsToWait } from '#domain/checkout/check-cart.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { FaultRow } from './fault-row.tsx'
import type { CartActor, CartNow } from './use-cart.ts'
import { useCartTrouble } from './use-cart-trouble.ts'

type Props = { actor: CartActor; now: CartNow }

/** What is in the way of ordering: a row for each, with its fix; and the way to order the pairs that can be. */
export function CartCheck({ actor, now }: Props) {
  const { t } = useLingui()
  const { country } = useRouter().options.context
  const troubleText = useCartTrouble()
  const { faults, lines, trouble, deeds } = now.context
  const isBusy = now.hasTag('busy')
  const waiting = pairsToWait(lines, faults)
  const leave = () => actor.send({ type: 'check.left' })
  const setAside = (ids: readonly string[]) =>
    actor.send({ type: 'fix.wanted', deeds: ids.map((id) => ({ kind: 'setAside', id }) as const) })

  function chooseCountry(): void {
    leave()
    country.choose()
  }

  return (
    <Dialog
      isOpen
      heading={<Plural value={faults.length} one="One thing before checkout" other="# things before checkout" />}
      closeLabel={t`Close this list`}
      onClose={leave}
    >
      <ul className="cart-faults">
        {faults.map((fault) => (
          <FaultRow
            key={'line' in fault ? fault.line : fault.kind}
            fault={fault}
            line={lines.find(({ id }) => 'line' in fault && id === fault.line)}
            isBusy={isBusy}
            actor={actor}
            onSetAside={setAside}
            onCountry={chooseCountry}
          />
        ))}
      </ul>
      {trouble !== undefined && (
        <Notice tone="wrong" isNews>
          {troubleText(trouble.code)}
        </Notice>
      )}
      <div className="ways">
        {waiting !== undefined && waiting.length > 0 && (
          <Button look="quiet" isBusy={isBusy && deeds.length > 0} onClick={() => setAside(waiting)}>
            <Plural value={lines.length - waiting.length} one="Order the other pair" other="Order the other pairs" />
          </Button>
        )}
        <Button look="quiet" onClick={leave}>
          <Trans>Back to the cart</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
