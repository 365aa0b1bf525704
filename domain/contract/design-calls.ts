import { designList, designSaved, designToRemove, designToSave } from './designs.ts'
import type { Endpoint } from './endpoint.ts'

/** Two outlines of the most points, and what was chosen beside them. */
const maxDesignBytes = 163_840

export const listDesigns = {
  method: 'GET',
  path: '/designs/list',
  needs: 'customer',
  answer: designList,
  successStatus: 200,
} as const satisfies Endpoint

/** Refused where the shop has a newer one than that which was changed: its list says which. */
export const saveDesign = {
  method: 'POST',
  path: '/designs/save',
  body: designToSave,
  needs: 'customer',
  errorCodes: ['design_changed', 'designs_full'],
  isIdempotent: true,
  answer: designSaved,
  successStatus: 200,
  maxBodyBytes: maxDesignBytes,
} as const satisfies Endpoint

/** Answers with those that are left. What is not there is removed already. */
export const removeDesign = {
  method: 'POST',
  path: '/designs/remove',
  body: designToRemove,
  needs: 'customer',
  isIdempotent: true,
  answer: designList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
