import type { PageContent } from '#domain/content/page-content.ts'
import { StepFit } from '#src/ui/drawings/step-fit.tsx'
import { StepMeasure } from '#src/ui/drawings/step-measure.tsx'
import { StepOrder } from '#src/ui/drawings/step-order.tsx'
import { StepStyle } from '#src/ui/drawings/step-style.tsx'
import { StepWalk } from '#src/ui/drawings/step-walk.tsx'

type Props = { heading: string; steps: PageContent['/']['steps']['list'] }

/** The drawing of each step, in order. */
const drawings = [
  <StepMeasure key="measure" />,
  <StepStyle key="style" />,
  <StepFit key="fit" />,
  <StepOrder key="order" />,
  <StepWalk key="walk" />,
]

/** The five steps from a foot to a shoe on the home page. */
export function FiveSteps({ heading, steps }: Props) {
  return (
    <section className="five-steps" aria-labelledby="five-steps">
      <h2 id="five-steps">{heading}</h2>
      <ol>
        {steps.map(({ name, text }, index) => (
          <li key={name}>
            {drawings[index]}
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
