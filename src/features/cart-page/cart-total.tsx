import { Trans } from '@lingui/react/macro'
import type { quote } from '#domain/price/quote.ts'
import { settings } from '#domain/settings.ts'
import { PriceLines } from '#src/features/designs/choose/price-lines.tsx'
import { Notice } from '#src/ui/notice.tsx'

const max = settings.order.designs * settings.order.perDesign

/** The total price of all pairs, or why there is none. */
export function CartTotal({ quoted }: { quoted: ReturnType<typeof quote> }) {
  if (quoted.ok) return <PriceLines quote={quoted.value} />
  return (
    <Notice tone="caution">
      {quoted.code === 'not_shipping' ? (
        <Trans>We don’t have a price for your country yet.</Trans>
      ) : (
        <Trans>One order can have up to {max} pairs. Save the others for later.</Trans>
      )}
    </Notice>
  )
}
