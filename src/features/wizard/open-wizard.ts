import type { RegisteredRouter } from '@tanstack/react-router'
import { wizardSteps } from '#machines/tabi-gen-01/tabi-gen-01.types.ts'
import { openStage } from './open-stage.tsx'
import { settledVisitor } from './settled-visitor.ts'
import { startWizard } from './start-wizard.ts'
import { firstView, nothingDisplayed, shared } from './view/pair-view.ts'
import type { OpenWizard } from './view/wizard-context.ts'
import { wizardPath } from './wizard-address.ts'
import { WizardStepView } from './wizard-step-view.tsx'

/** The layout whose pages are the four steps. */
const layout = '/_settings/_tabi-gen-01'

/** The machine of the four steps, and what shows it. It goes on from one step to the next, and stops outside of them. */
export async function openWizard(router: RegisteredRouter): Promise<OpenWizard> {
  const { access, layoutActors } = router.options.context
  await settledVisitor(access)
  const actor = layoutActors.of(layout, () => startWizard(router))
  // Whoever loses the line on the way goes on: the pages of the other steps are small, and come with the first.
  for (const step of wizardSteps) void router.preloadRoute({ to: wizardPath(step) }).catch(() => {})
  const pairOnStage = { actor, look: shared(firstView), onDisplay: shared(nothingDisplayed) }
  return { ...pairOnStage, stage: openStage(router, pairOnStage), Step: WizardStepView }
}
