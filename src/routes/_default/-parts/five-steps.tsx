import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { settings } from '#domain/settings.ts'
import { FootInShoe } from '#src/ui/drawings/foot-in-shoe.tsx'
import { FootOnPaper } from '#src/ui/drawings/foot-on-paper.tsx'
import { Footprints } from '#src/ui/drawings/footprints.tsx'
import { OrderSheet } from '#src/ui/drawings/order-sheet.tsx'
import { TabiShoe } from '#src/ui/drawings/tabi-shoe.tsx'

/** The way from a foot to a shoe, as the start page tells it. */
export function FiveSteps() {
  const days = settings.making.days
  return (
    <section className="five-steps" aria-labelledby="five-steps">
      <h2 id="five-steps">
        <Trans>From foot to shoe in five steps</Trans>
      </h2>
      <ol>
        <Step drawing={<FootOnPaper />} name={<Trans>Measure</Trans>}>
          <Trans>In a store, or at home with a telephone and a sheet of paper.</Trans>
        </Step>
        <Step drawing={<TabiShoe />} name={<Trans>Style</Trans>}>
          <Trans>One of three uppers, one of four colours.</Trans>
        </Step>
        <Step drawing={<FootInShoe />} name={<Trans>Fit</Trans>}>
          <Trans>How much room your toes have, left and right apart.</Trans>
        </Step>
        <Step drawing={<OrderSheet />} name={<Trans>Order</Trans>}>
          <Trans>You pay once the workshop knows that your pair can be made.</Trans>
        </Step>
        <Step drawing={<Footprints />} name={<Trans>Walk</Trans>}>
          <Trans>Made in about {days} days and sent to you, with small exercises for bare feet.</Trans>
        </Step>
      </ol>
    </section>
  )
}

function Step({ drawing, name, children }: { drawing: ReactNode; name: ReactNode; children: ReactNode }) {
  return (
    <li>
      {drawing}
      <div>
        <h3>{name}</h3>
        <p>{children}</p>
      </div>
    </li>
  )
}
