import { designList, designSaved, designToRemove, designToSave } from './designs.ts'
import type { Endpoint } from './endpoint.ts'

/** Fits two outlines with the maximum of points, and all other choices. */
const maxDesignBytes = 163_840

export const listDesigns = {
  method: 'GET',
  path: '/designs/list',
  needs: 'customer',
  answer: designList,
  successStatus: 200,
} as const satisfies Endpoint

/**
 * Rejected with `design_changed` if the server has a newer revision than the one that was changed; `listDesigns`
 * returns it.
 */
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

/** Responds with the remaining designs. Removing a design that does not exist succeeds. */
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
