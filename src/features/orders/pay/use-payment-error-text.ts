import { useLingui } from '@lingui/react/macro'
import type { OrderActionError } from '#machines/order-action/order-action.types.ts'
import { unknownOutcomeCodes } from '../actions/order-action-effects.ts'
import { useOrderActionErrorText } from '../actions/use-order-action-error-text.ts'

const notReached: ReadonlySet<string> = new Set([...unknownOutcomeCodes, 'provider_unavailable', 'unanswered'])

/** Says why the payment could not start and what to do. Nothing is charged before the payment provider's page. */
export function usePaymentErrorText(): (error: OrderActionError) => string {
  const { t } = useLingui()
  const errorText = useOrderActionErrorText()
  return (error) => {
    if (notReached.has(error.code)) return t`We couldn’t reach the payment page. Nothing was charged. Please try again.`
    if (error.code === 'refused')
      return t`We couldn’t open the payment page. Nothing was charged, and your order is safe. Please write to us.`
    return errorText(error)
  }
}
