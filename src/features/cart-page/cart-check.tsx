import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { selectPairsToPostpone } from '#domain/checkout/check-cart.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { CartBlockerRow } from './cart-blocker-row.tsx'
import type { CartActor, CartNow } from './use-cart.ts'
import { useCartErrorText } from './use-cart-error-text.ts'

type Props = { actor: CartActor; now: CartNow }

/** Lists what blocks the order, one row with its fix each, and offers to order the pairs without blockers. */
export function CartCheck({ actor, now }: Props) {
  const { t } = useLingui()
  const { country } = useRouter().options.context
  const errorText = useCartErrorText()
  const { blockers, lines, error, commands } = now.context
  const isBusy = now.hasTag('busy')
  const pairsToPostpone = selectPairsToPostpone(lines, blockers)
  const leave = () => actor.send({ type: 'check.left' })
  const saveForLater = (ids: readonly string[]) =>
    actor.send({ type: 'fix.wanted', commands: ids.map((id) => ({ kind: 'saveForLater', id }) as const) })

  function chooseCountry(): void {
    leave()
    country.choose()
  }

  return (
    <Dialog
      isOpen
      heading={<Plural value={blockers.length} one="One thing before checkout" other="# things before checkout" />}
      closeLabel={t`Close this list`}
      onClose={leave}
    >
      <ul className="cart-blockers">
        {blockers.map((blocker) => (
          <CartBlockerRow
            key={'line' in blocker ? blocker.line : blocker.kind}
            blocker={blocker}
            line={lines.find(({ id }) => 'line' in blocker && id === blocker.line)}
            isBusy={isBusy}
            actor={actor}
            onSaveForLater={saveForLater}
            onCountry={chooseCountry}
          />
        ))}
      </ul>
      {error !== undefined && (
        <Notice tone="error" isLive>
          {errorText(error.code)}
        </Notice>
      )}
      <div className="actions">
        {pairsToPostpone !== undefined && pairsToPostpone.length > 0 && (
          <Button look="quiet" isBusy={isBusy && commands.length > 0} onClick={() => saveForLater(pairsToPostpone)}>
            <Plural
              value={lines.length - pairsToPostpone.length}
              one="Order the other pair"
              other="Order the other pairs"
            />
          </Button>
        )}
        <Button look="quiet" onClick={leave}>
          <Trans>Back to the cart</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
