import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, Link } from '@tanstack/react-router'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { useNextStepHere } from '#src/features/designs/use-next-step.ts'
import { EditionCount } from '#src/features/edition/edition-count.tsx'
import { useContent } from '#src/i18n/use-content.ts'
import { Badge } from '#src/ui/badge.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Facts, Sections } from '../-parts/blocks.tsx'
import { HeroPicture } from '../-parts/hero-picture.tsx'

export const Route = createFileRoute('/_default/shop_tabbi/')({
  staticData: {
    title: msg`Tabi Gen 01`,
    description: msg`A split-toe shoe with no raised heel in three uppers and four colours, shaped to your own feet.`,
  },
  component: ShopTabbi,
})

const { lowest, highest } = shoeSettings.madeLengthsMm
const [shortest, longest] = [lowest / 10, highest / 10]

function ShopTabbi() {
  const next = useNextStepHere()
  const { lead, facts, sections } = useContent('/shop_tabbi')
  return (
    <>
      <section className="hero">
        <div className="hero-text">
          <h1>
            <Trans>Tabi Gen 01</Trans>
          </h1>
          <p className="lead">{lead}</p>
          <Facts facts={facts} />
          <p>
            <Badge tone="good">
              <Link to="/shop_tabbi" hash="returns">
                <Trans>If it doesn’t fit, we make it again once, free of charge.</Trans>
              </Link>
            </Badge>
          </p>
          <div className="actions">
            <NextLink to={next ?? '/get-foot-scan'}>
              {next ? <Trans>Continue with your pair</Trans> : <Trans>Measure your feet</Trans>}
            </NextLink>
            <NextLink to="/shop_tabbi/tabbi_setting" quiet>
              <Trans>Colours and uppers</Trans>
            </NextLink>
          </div>
          <p className="aside-note">
            <Trans>
              We can make shoes for feet from {shortest} cm to {longest} cm long.
            </Trans>
          </p>
          <EditionCount />
        </div>
        <HeroPicture />
      </section>
      <Sections sections={sections} />
    </>
  )
}
