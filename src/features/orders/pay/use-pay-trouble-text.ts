import { useLingui } from '@lingui/react/macro'
import type { Trouble } from '#machines/order-deed/order-deed.types.ts'
import { unheard } from '../deeds/order-deed-effects.ts'
import { useTroubleText } from '../deeds/use-trouble-text.ts'

const notReached: ReadonlySet<string> = new Set([...unheard, 'house_silent', 'unanswered'])

/** What kept somebody from paying, and what can be done. Before the page of the payment house nothing is charged. */
export function usePayTroubleText(): (trouble: Trouble) => string {
  const { t } = useLingui()
  const troubleText = useTroubleText()
  return (trouble) => {
    if (notReached.has(trouble.code))
      return t`We couldn’t reach the payment page. Nothing was charged. Please try again.`
    if (trouble.code === 'refused')
      return t`We couldn’t open the payment page. Nothing was charged, and your order is safe. Please write to us.`
    return troubleText(trouble)
  }
}
