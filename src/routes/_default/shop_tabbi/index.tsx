import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { settings } from '#domain/settings.ts'
import { Screen } from '#src/ui/screen.tsx'
import { WayOn } from '#src/ui/way-on.tsx'

export const Route = createFileRoute('/_default/shop_tabbi/')({
  staticData: {
    title: msg`Tabi Gen 01`,
    description: msg`A split-toe, zero-drop shoe in three uppers and four colours, made from your own feet.`,
  },
  component: ShopTabbi,
})

function ShopTabbi() {
  const { t } = useLingui()
  const pairs = settings.edition.pairs
  return (
    <>
      <Screen
        heading={<Trans>Tabi Gen 01</Trans>}
        lead={
          <Trans>
            A split-toe shoe without a heel, generated from your own feet and printed in one piece. {pairs} numbered
            pairs.
          </Trans>
        }
      >
        <WayOn to="/get-foot-scan">
          <Trans>Measure your feet</Trans>
        </WayOn>
        <WayOn to="/shop_tabbi/tabbi_setting" quiet>
          <Trans>Choose colour and upper</Trans>
        </WayOn>
      </Screen>
      <section className="uppers" aria-label={t`Three uppers`}>
        <figure>
          <img src="/img/upper-strap.webp" width={640} height={420} alt={t`The strap: two bands hold the foot`} />
          <figcaption>
            <Trans>Strap</Trans>
          </figcaption>
        </figure>
        <figure>
          <img src="/img/upper-sandal.webp" width={640} height={420} alt={t`The sandal: open on top`} />
          <figcaption>
            <Trans>Sandal</Trans>
          </figcaption>
        </figure>
        <figure>
          <img src="/img/upper-shell.webp" width={640} height={420} alt={t`The shell: closed around the foot`} />
          <figcaption>
            <Trans>Shell</Trans>
          </figcaption>
        </figure>
      </section>
    </>
  )
}
