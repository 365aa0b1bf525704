import * as z from 'zod/mini'
import type { StreamCall, UploadCall } from '#domain/contract/call-kinds.ts'

/** Endpoints of kinds that the shop does not use yet, defined as an API module would. */
export const giveFile = {
  method: 'POST',
  path: '/house/files',
  needs: 'customer',
  media: ['image/jpeg'],
  maxBytes: 2_000_000,
  response: z.object({ file_id: z.string() }),
  successStatus: 200,
} as const satisfies UploadCall

export const followTestEvents = {
  method: 'GET',
  path: '/house/events',
  needs: 'customer',
  events: { noted: z.object({ at: z.number() }) },
} as const satisfies StreamCall
