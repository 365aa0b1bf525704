import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Where the live model of the shoe is: everything in it is meant for browsers. */
const liveModelAddress = z.object({ ticket: z.string(), model_view_url: z.string() })

export const getLiveModelResponse = z.object({ live_model: z.nullable(liveModelAddress) })
export type GetLiveModelResponse = z.infer<typeof getLiveModelResponse>

export const getLiveModel = {
  method: 'GET',
  path: '/shapediver/live-model',
  response: getLiveModelResponse,
  successStatus: 200,
} as const satisfies Endpoint
