import * as z from 'zod/mini'
import type { StreamCall } from '#domain/contract/stream-call.ts'
import type { UploadCall } from '#domain/contract/upload-call.ts'

/** Endpoints of kinds that the shop does not use yet, defined as an API module would. */
export const giveFile = {
  method: 'POST',
  path: '/house/files',
  needs: 'customer',
  media: ['image/jpeg'],
  maxBytes: 2_000_000,
  answer: z.object({ file_id: z.string() }),
  successStatus: 200,
} as const satisfies UploadCall

export const followTestEvents = {
  method: 'GET',
  path: '/house/events',
  needs: 'customer',
  events: { noted: z.object({ at: z.number() }) },
} as const satisfies StreamCall
