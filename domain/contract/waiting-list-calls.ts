import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { waitingListEntry } from './waiting-list.ts'

export const joinWaitingList = {
  method: 'POST',
  path: '/country/waiting-list',
  body: waitingListEntry,
  answer: z.object({}),
  successStatus: 200,
  maxBodyBytes: 8_192,
} as const satisfies Endpoint
