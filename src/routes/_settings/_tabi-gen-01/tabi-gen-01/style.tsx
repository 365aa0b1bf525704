import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { maxSoleTextLength } from '#domain/shoe/sole-text.ts'
import { StageContainer } from '#src/features/wizard/view/stage-container.tsx'
import { WizardScreen } from './-parts/wizard-screen.tsx'

export const Route = createFileRoute('/_settings/_tabi-gen-01/tabi-gen-01/style')({
  staticData: { title: msg`Style`, description: msg`Upper and colour of your pair.`, guards: ['check-paid-order'] },
  component: Style,
})

function Style() {
  const { t } = useLingui()
  return (
    <WizardScreen
      step="style"
      heading={<Trans>Style</Trans>}
      lead={
        <Trans>
          Strap, sandal or shell; black, grey, green or brown. You can add up to {maxSoleTextLength} characters under
          the sole, such as initials.
        </Trans>
      }
      container={
        <StageContainer>
          <img src="/img/hero-black.webp" width={800} height={520} alt={t`A black pair, seen from above`} />
        </StageContainer>
      }
    />
  )
}
