import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PairChange } from '#domain/order/pair-change.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonLook } from '#src/ui/button-look.ts'
import { Notice } from '#src/ui/notice.tsx'
import { orderDestination } from '../read/order-destination.ts'
import { storePairChange } from './stored-pair-change.ts'

type Props = {
  change: PairChange
  /** The current order; `undefined` if it is no longer found. */
  order: OrderView | undefined
}

/** The pair cannot be changed, or the order changed meanwhile. The order and the new design both stay as they are. */
export function PairClosed({ change, order }: Props) {
  const isThere = order?.pairs.some((one) => one.design_id === change.designId)
  const isOpen = isThere && order?.actions.includes('change_design')
  return (
    <>
      <Notice
        tone="caution"
        isLive
        heading={
          isOpen ? (
            <Trans>This pair of your order has changed since you opened it here</Trans>
          ) : (
            <Trans>This pair of your order can’t be changed any more</Trans>
          )
        }
      >
        {isOpen ? (
          <Trans>
            It was changed in another window, or here when our answer didn’t reach you. The order shows the pair as it
            is now, and you can change it again from there. Your design stays here.
          </Trans>
        ) : (
          <Trans>
            A pair can be changed until you begin to pay. The order stays as it is. Your design stays here, and you can
            order it as another pair.
          </Trans>
        )}
      </Notice>
      <div className="wizard-action">
        <Link {...orderDestination(change, false)} className={buttonLook('verb')}>
          <Trans>See the order</Trans>
        </Link>
        <Button look="quiet" onClick={() => storePairChange(undefined)}>
          <Trans>Make it another pair</Trans>
        </Button>
      </div>
    </>
  )
}
