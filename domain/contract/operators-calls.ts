import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Each action validates its own input strictly: server/operators/actions. */
export const runOperatorAction = {
  method: 'POST',
  path: '/operator/{id}',
  body: z.record(z.string(), z.unknown()),
  needs: 'operator',
  answer: z.record(z.string(), z.unknown()),
  successStatus: 200,
  // Large enough to import all texts of the shop at once.
  maxBodyBytes: 2_097_152,
} as const satisfies Endpoint
