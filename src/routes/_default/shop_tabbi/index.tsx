import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useContent } from '#src/i18n/use-content.ts'
import { WayOn } from '#src/ui/way-on.tsx'
import { Facts, Sections } from '../-parts/blocks.tsx'
import { HeroPicture } from '../-parts/hero-picture.tsx'

export const Route = createFileRoute('/_default/shop_tabbi/')({
  staticData: {
    title: msg`Tabi Gen 01`,
    description: msg`A split-toe shoe with no raised heel in three uppers and four colours, shaped to your own feet.`,
  },
  component: ShopTabbi,
})

function ShopTabbi() {
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
          <div className="ways">
            <WayOn to="/get-foot-scan">
              <Trans>Measure your feet</Trans>
            </WayOn>
            <WayOn to="/shop_tabbi/tabbi_setting" quiet>
              <Trans>Colours and uppers</Trans>
            </WayOn>
          </div>
        </div>
        <HeroPicture />
      </section>
      <Sections sections={sections} />
    </>
  )
}
