import type { SnapshotFrom } from 'xstate'
import { requireValue } from '../require-value.ts'
import type { tabiGen01Machine } from './tabi-gen-01.machine.ts'
import { type WizardStep, wizardSteps } from './tabi-gen-01.types.ts'

/** Returns the current step of the wizard. */
export function selectWizardStep(snapshot: Pick<SnapshotFrom<typeof tabiGen01Machine>, 'hasTag'>): WizardStep {
  return requireValue(
    wizardSteps.find((step) => snapshot.hasTag(`step-${step}`)),
    'step',
  )
}
