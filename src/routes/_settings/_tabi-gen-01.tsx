import { createFileRoute, Outlet } from '@tanstack/react-router'
import { WizardFrame } from '#src/features/wizard/wizard-frame.tsx'

/** The four steps to a pair: what they share lives as long as one of them is shown, and not on the way to pay. */
export const Route = createFileRoute('/_settings/_tabi-gen-01')({ component: WizardLayout })

function WizardLayout() {
  return (
    <WizardFrame>
      <Outlet />
    </WizardFrame>
  )
}
