import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Each action reads its own input, strictly: server/operators/actions. */
export const runOperatorAction = {
  method: 'POST',
  path: '/operator/{id}',
  body: z.record(z.string(), z.unknown()),
  needs: 'operator',
  answer: z.record(z.string(), z.unknown()),
  successStatus: 200,
  // All texts of the shop in one import.
  maxBodyBytes: 2_097_152,
} as const satisfies Endpoint
