import type { SnapshotFrom } from 'xstate'
import type { tabiGen01Machine } from './tabi-gen-01.machine.ts'
import { type WizardStep, wizardSteps } from './tabi-gen-01.types.ts'

/** Where the way to a pair stands. */
export function selectWizardStep(snapshot: Pick<SnapshotFrom<typeof tabiGen01Machine>, 'hasTag'>): WizardStep {
  // It always is at one of them.
  return wizardSteps.find((step) => snapshot.hasTag(`step-${step}`)) as WizardStep
}
