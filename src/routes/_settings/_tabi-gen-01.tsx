import { createFileRoute, Outlet } from '@tanstack/react-router'
import { WizardFrame } from '#src/features/wizard/wizard-frame.tsx'

/**
 * The layout of the four design steps: their shared actor runs while one of them is shown, and not during
 * checkout.
 */
export const Route = createFileRoute('/_settings/_tabi-gen-01')({ component: WizardLayout })

function WizardLayout() {
  return (
    <WizardFrame>
      <Outlet />
    </WizardFrame>
  )
}
