import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { StageContainer } from '#src/features/wizard/view/stage-container.tsx'
import { WizardScreen } from './-parts/wizard-screen.tsx'

export const Route = createFileRoute('/_settings/_tabi-gen-01/tabi-gen-01/fit')({
  staticData: { title: msg`Fit`, description: msg`How much room there is around your feet.`, unlisted: true },
  component: Fit,
})

function Fit() {
  const { t } = useLingui()
  return (
    <WizardScreen
      step="fit"
      heading={<Trans>Fit</Trans>}
      lead={
        <Trans>
          You choose close, natural or roomy. It changes the room around your toes, ball, instep and heel, and you see
          by how many millimetres.
        </Trans>
      }
      container={
        <StageContainer>
          <img
            src="/img/shoe-foot.webp"
            width={800}
            height={555}
            alt={t`A foot inside the shoe, seen through its wall`}
          />
        </StageContainer>
      }
    />
  )
}
