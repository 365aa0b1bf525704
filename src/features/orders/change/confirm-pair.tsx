import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Configuration } from '#domain/design/configuration.ts'
import { makingVersion } from '#domain/design/making-words.ts'
import type { PairChange } from '#domain/order/pair-change.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { useLanguage } from '#src/i18n/use-language.ts'
import { Button } from '#src/ui/button.tsx'
import { moneyText } from '#src/ui/money-text.ts'
import { OrderActionDialog } from '../actions/order-action-dialog.tsx'
import { useOrderAction } from '../actions/use-order-action.ts'

export type PairToConfirm = {
  /** The current design. */
  pair: Configuration
  /** Whether the customer consented to production; if not, prompts for it. */
  isAgreed: () => boolean
}

type Props = PairToConfirm & {
  change: PairChange
  order: OrderView
  onChanged: () => void
  onConflict: (order: OrderView | undefined) => void
}

const nothing = () => {}

/** The one button that changes the order, with the consequences. Like every order action it asks for a confirmation. */
export function ConfirmPair({ pair, isAgreed, change, order, onChanged, onConflict }: Props) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const { actor, snapshot } = useOrderAction(change.number, change.token, nothing)
  const [isOpen, isDone, isConflict] = (['open', 'done', 'conflict'] as const).map((tag) => snapshot.hasTag(tag))
  const total = moneyText(order.total_minor, order.currency, i18n.locale)

  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, at the end
  useEffect(() => {
    if (isDone) onChanged()
    if (isConflict) onConflict(snapshot.context.order)
  }, [isDone, isConflict])

  function send(): void {
    const consent = { version: makingVersion, language }
    const to = { configuration: pair, consent, revision: change.revision }
    actor.send({ type: 'action.confirmed', actionInput: { action: 'change_design', to } })
  }

  return (
    <>
      <div className="wizard-action">
        <Button
          aria-haspopup="dialog"
          isBusy={isDone ?? false}
          onClick={() => isAgreed() && actor.send({ type: 'action.requested', action: 'change_design' })}
        >
          <Trans>Change the order</Trans>
        </Button>
        <p className="small quiet">
          <Trans>Until you confirm it, your order stays as it is.</Trans>
        </p>
      </div>
      {isOpen && (
        <OrderActionDialog
          {...{ actor, snapshot }}
          heading={<Trans>Change this pair of your order?</Trans>}
          yes={<Trans>Change the order</Trans>}
          no={<Trans>Keep it as it is</Trans>}
          onYes={send}
        >
          <p>
            <Trans>
              The pair is made as it is designed here now, and keeps its number. The price stays {total}. The workshop
              checks the pair again before you pay.
            </Trans>
          </p>
        </OrderActionDialog>
      )}
    </>
  )
}
