import type { RegisteredRouter } from '@tanstack/react-router'
import { openStage } from './open-stage.tsx'
import { settledVisitor } from './settled-visitor.ts'
import { startWizard } from './start-wizard.ts'
import type { OpenWizard } from './view/wizard-context.ts'
import { WizardStepView } from './wizard-step-view.tsx'

/** The layout whose pages are the four steps. */
const layout = '/_settings/_tabi-gen-01'

/** The machine of the four steps, and what shows it. It goes on from one step to the next, and stops outside of them. */
export async function openWizard(router: RegisteredRouter): Promise<OpenWizard> {
  const { access, layoutActors } = router.options.context
  await settledVisitor(access)
  const actor = layoutActors.of(layout, () => startWizard(router))
  return { actor, stage: openStage(router, actor), Step: WizardStepView }
}
