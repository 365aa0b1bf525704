import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useNextStepHere } from '#src/features/designs/use-next-step.ts'
import { EditionCount } from '#src/features/edition/edition-count.tsx'
import { useContent } from '#src/i18n/use-content.ts'
import { NextLink } from '#src/ui/next-link.tsx'
import { Sections } from './-parts/blocks.tsx'
import { FiveSteps } from './-parts/five-steps.tsx'
import { HeroPicture } from './-parts/hero-picture.tsx'

export const Route = createFileRoute('/_default/')({
  staticData: {
    title: msg`Shoes that begin with your feet`,
    description: msg`Split-toe shoes with no raised heel, shaped to your own feet and printed to order.`,
  },
  component: Home,
})

function Home() {
  const { t } = useLingui()
  const next = useNextStepHere()
  const { lead, edition, steps, level, sections } = useContent('/')
  return (
    <>
      <section className="hero">
        <div className="hero-text">
          <h1>
            <Trans>
              Shoes that begin <wbr />
              with your feet
            </Trans>
          </h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            <NextLink to={next ?? '/get-foot-scan'}>
              <Verb next={next} />
            </NextLink>
            <NextLink to="/shop_tabbi" quiet>
              <Trans>See the shoe</Trans>
            </NextLink>
          </div>
          <p className="aside-note">{edition}</p>
          <EditionCount />
        </div>
        <HeroPicture />
      </section>
      <FiveSteps heading={steps.heading} steps={steps.list} />
      <section className="pair">
        <img
          src="/img/view-section.webp"
          width={1240}
          height={840}
          loading="lazy"
          alt={t`A shoe cut open from heel to toe: the sole is equally thick all the way`}
        />
        <div>
          <h2>{level.heading}</h2>
          <p>{level.text}</p>
          <NextLink to="/about" quiet>
            <Trans>How it is made</Trans>
          </NextLink>
        </div>
      </section>
      <Sections sections={sections} />
    </>
  )
}

/** The label of this visitor's next step. */
function Verb({ next }: { next: ReturnType<typeof useNextStepHere> }) {
  if (next === undefined) return <Trans>Measure your feet</Trans>
  if (next === '/cart') return <Trans>Go to the cart</Trans>
  if (next === '/profile/order' || next === '/order-exists') return <Trans>See your order</Trans>
  return <Trans>Continue with your pair</Trans>
}
