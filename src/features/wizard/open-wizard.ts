import type { RegisteredRouter } from '@tanstack/react-router'
import { wizardSteps } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import { openStage } from './open-stage.tsx'
import { settledVisitor } from './settled-visitor.ts'
import { startWizard } from './start-wizard.ts'
import { firstView, nothingDisplayed, shared } from './view/pair-view.ts'
import type { OpenWizard } from './view/wizard-context.ts'
import { wizardPath } from './wizard-address.ts'
import { WizardStepView } from './wizard-step-view.tsx'

/** The layout route of the four steps. */
const layout = '/_settings/_tabi-gen-01'

/** The machine of the four steps and its views. It continues between the steps and stops outside them. */
export async function openWizard(router: RegisteredRouter): Promise<OpenWizard> {
  const { access, layoutActors } = router.options.context
  await settledVisitor(access)
  const actor = layoutActors.of(layout, () => startWizard(router))
  // Preloads the other steps' small pages, so that a lost connection does not stop the customer.
  for (const step of wizardSteps) void router.preloadRoute({ to: wizardPath(step) }).catch(() => {})
  const pairOnStage = { actor, look: shared(firstView), onDisplay: shared(nothingDisplayed) }
  return { ...pairOnStage, stage: openStage(router, pairOnStage), Step: WizardStepView }
}
