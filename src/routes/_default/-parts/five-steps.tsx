import type { PageContent } from '#domain/content/page-content.ts'
import { FootInShoe } from '#src/ui/drawings/foot-in-shoe.tsx'
import { FootOnPaper } from '#src/ui/drawings/foot-on-paper.tsx'
import { Footprints } from '#src/ui/drawings/footprints.tsx'
import { OrderSheet } from '#src/ui/drawings/order-sheet.tsx'
import { TabiShoe } from '#src/ui/drawings/tabi-shoe.tsx'

type Props = { heading: string; steps: PageContent['/']['steps']['list'] }

/** What stands beside each step, in their order. */
const drawings = [
  <FootOnPaper key="measure" />,
  <TabiShoe key="style" />,
  <FootInShoe key="fit" />,
  <OrderSheet key="order" />,
  <Footprints key="walk" />,
]

/** The way from a foot to a shoe, as the start page tells it. */
export function FiveSteps({ heading, steps }: Props) {
  return (
    <section className="five-steps" aria-labelledby="five-steps">
      <h2 id="five-steps">{heading}</h2>
      <ol>
        {steps.map(({ name, text }, place) => (
          <li key={name}>
            {drawings[place]}
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
