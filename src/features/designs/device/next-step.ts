import { listDesigns } from '#domain/contract/designs.ts'
import { isUntouched } from '#domain/design/design-file.ts'
import { type OpenDesignStep, stepMissing } from '#domain/design/step-missing.ts'
import type { ApiClient } from '#src/api/api.ts'
import { openHere } from './device-designs.ts'

/** Where the visitor continues: at a wizard step of the open design, or with the designs of their account. */
export type NextStep = OpenDesignStep | '/profile/products'

/** The step at which the open design continues; `undefined` if nothing was chosen. */
export function findOpenDesignStep(): OpenDesignStep | undefined {
  const design = openHere()
  return design && !isUntouched(design) ? stepMissing(design) : undefined
}

/** The same, or else the account's designs. */
export async function findNextStep(api: ApiClient, signal: AbortSignal): Promise<NextStep | undefined> {
  const here = findOpenDesignStep()
  if (here) return here
  const savedDesigns = await api(listDesigns, undefined, { signal })
  return savedDesigns.ok && savedDesigns.value.designs.length > 0 ? '/profile/products' : undefined
}
