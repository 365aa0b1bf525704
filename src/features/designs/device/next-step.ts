import { listDesigns } from '#domain/contract/design-calls.ts'
import { isUntouched } from '#domain/design/design-file.ts'
import { type StepMissing, stepMissing } from '#domain/design/step-missing.ts'
import type { ApiClient } from '#src/api/api.ts'
import { openHere } from './device-designs.ts'

/** Where somebody continues: at a step of the design that is open here, or with those of their account. */
export type NextStep = StepMissing | '/profile/products'

/** Where the open design of this device is continued; nothing where nothing was chosen. */
export function nextStepHere(): StepMissing | undefined {
  const design = openHere()
  return design && !isUntouched(design) ? stepMissing(design) : undefined
}

/** The same, or else where the designs of the customer's account are. */
export async function findNextStep(api: ApiClient, signal: AbortSignal): Promise<NextStep | undefined> {
  const here = nextStepHere()
  if (here) return here
  const savedDesigns = await api(listDesigns, undefined, { signal })
  return savedDesigns.ok && savedDesigns.value.designs.length > 0 ? '/profile/products' : undefined
}
