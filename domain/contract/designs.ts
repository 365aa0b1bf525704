import * as z from 'zod/mini'
import { design } from '#domain/design/design.ts'
import type { Endpoint } from './endpoint.ts'

/** A saved design: every change raises its revision, which decides which of two copies is newer. */
const savedDesign = z.object({ design, revision: z.number(), saved_at: z.string() })

/** The most recently changed design comes first. */
export const designList = z.object({ designs: z.array(savedDesign) })
export type DesignList = z.infer<typeof designList>

/** `base` is the revision that was changed; null if the design was never saved to the server. */
export const saveDesignRequest = z.strictObject({ design, base: z.nullable(z.int().check(z.gte(1))) })
export type SaveDesignRequest = z.infer<typeof saveDesignRequest>
export const saveDesignResponse = z.object({ revision: z.number(), saved_at: z.string() })
export type SaveDesignResponse = z.infer<typeof saveDesignResponse>

export const removeDesignRequest = z.strictObject({ id: z.uuid() })
export type RemoveDesignRequest = z.infer<typeof removeDesignRequest>

/** Fits two outlines with the maximum of points, and all other choices. */
const maxDesignBytes = 163_840

export const listDesigns = {
  method: 'GET',
  path: '/designs/list',
  needs: 'customer',
  response: designList,
  successStatus: 200,
} as const satisfies Endpoint

/**
 * Rejected with `design_changed` if the server has a newer revision than the one that was changed; `listDesigns`
 * returns it.
 */
export const saveDesign = {
  method: 'POST',
  path: '/designs/save',
  body: saveDesignRequest,
  needs: 'customer',
  errorCodes: ['design_changed', 'designs_full'],
  isIdempotent: true,
  response: saveDesignResponse,
  successStatus: 200,
  maxBodyBytes: maxDesignBytes,
} as const satisfies Endpoint

/** Responds with the remaining designs. Removing a design that does not exist succeeds. */
export const removeDesign = {
  method: 'POST',
  path: '/designs/remove',
  body: removeDesignRequest,
  needs: 'customer',
  isIdempotent: true,
  response: designList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
