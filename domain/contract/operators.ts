import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

export const runOperatorActionRequest = z.record(z.string(), z.unknown())
export type RunOperatorActionRequest = z.infer<typeof runOperatorActionRequest>

export const runOperatorActionResponse = z.record(z.string(), z.unknown())
export type RunOperatorActionResponse = z.infer<typeof runOperatorActionResponse>

/** Each action validates its own input strictly: server/operators/actions. */
export const runOperatorAction = {
  method: 'POST',
  path: '/operator/{id}',
  body: runOperatorActionRequest,
  needs: 'operator',
  response: runOperatorActionResponse,
  successStatus: 200,
  // Large enough to import all texts of the shop at once.
  maxBodyBytes: 2_097_152,
} as const satisfies Endpoint
