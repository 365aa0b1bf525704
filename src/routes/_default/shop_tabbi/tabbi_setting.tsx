import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { PairChoices } from '#src/features/designs/pair-choices.tsx'
import { NextLink } from '#src/ui/next-link.tsx'
import { Screen } from '#src/ui/screen.tsx'

export const Route = createFileRoute('/_default/shop_tabbi/tabbi_setting')({
  staticData: { title: msg`Colours and uppers`, description: msg`Four colours and three uppers for your pair.` },
  component: TabbiSetting,
})

function TabbiSetting() {
  const { t } = useLingui()
  const [{ upper, colour }, setLook] = useState({ upper: 'shell', colour: 'grey' })
  return (
    <>
      <Screen
        heading={<Trans>Colours and uppers</Trans>}
        lead={
          <Trans>
            Choose how your pair looks and feels, before or after measuring. When you measure, what you’ve chosen is
            already there.
          </Trans>
        }
      >
        <p>
          <Trans>You can put the pairs you design in the cart and order them. Nothing is due yet.</Trans>
        </p>
      </Screen>
      <div className="first-look">
        <figure className="chosen-pair">
          <img
            src={`/img/pair-${upper}-${colour}.webp`}
            width={800}
            height={600}
            alt={t`A computer-generated pair as you’ve chosen it`}
          />
          <figcaption className="aside-note">
            <Trans>Shown on sample feet. Yours give the pair its shape.</Trans>
          </figcaption>
          <div className="actions">
            <NextLink to="/shapediver" quiet>
              <Trans>See a sample pair in 3D</Trans>
            </NextLink>
            <NextLink to="/shop_tabbi" quiet>
              <Trans>Back to the shoe</Trans>
            </NextLink>
          </div>
        </figure>
        <PairChoices verb={<Trans>Choose yours</Trans>} onLook={setLook} />
      </div>
    </>
  )
}
