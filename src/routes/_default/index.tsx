import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { WayOn } from '#src/ui/way-on.tsx'
import { FiveSteps } from './-parts/five-steps.tsx'

export const Route = createFileRoute('/_default/')({
  staticData: {
    title: msg`Shoes that begin with your feet`,
    description: msg`Split-toe, zero-drop shoes, generated from your own feet and printed to order.`,
  },
  component: Home,
})

function Home() {
  const { t } = useLingui()
  const pairs = settings.edition.pairs
  return (
    <>
      <section className="hero">
        <div className="hero-text">
          <h1>
            <Trans>Shoes that begin with your feet</Trans>
          </h1>
          <p className="lead">
            <Trans>
              Tabi Gen 01 is a split-toe shoe without a heel. It is generated from your own two feet and printed once,
              for you.
            </Trans>
          </p>
          <div className="ways">
            <WayOn to="/get-foot-scan">
              <Trans>Measure your feet</Trans>
            </WayOn>
            <WayOn to="/shop_tabbi" quiet>
              <Trans>See the shoe</Trans>
            </WayOn>
          </div>
          <p className="aside-note">
            <Trans>A numbered edition of {pairs} pairs</Trans>
          </p>
        </div>
        <img
          className="hero-picture"
          src="/img/hero-grey.webp"
          width={1240}
          height={840}
          alt={t`A pair of grey shoes, each with its own room for the big toe`}
          fetchPriority="high"
        />
      </section>
      <FiveSteps />
      <section className="pair">
        <img
          src="/img/view-section.webp"
          width={1240}
          height={840}
          loading="lazy"
          alt={t`A shoe cut open from heel to toe: the sole is equally thick all the way`}
        />
        <div>
          <h2>
            <Trans>Level from heel to toe</Trans>
          </h2>
          <p>
            <Trans>
              The sole is equally thick everywhere, so that you stand as you would barefoot. The big toe has a room of
              its own and can do its work: balance, and the last push of every step.
            </Trans>
          </p>
          <WayOn to="/about" quiet>
            <Trans>How it is made</Trans>
          </WayOn>
        </div>
      </section>
    </>
  )
}
