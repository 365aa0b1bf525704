import * as z from 'zod/mini'
import { orderStages } from '#domain/order/stages.ts'
import { printKinds } from '#domain/workshop/print-kinds.ts'
import type { Endpoint } from './endpoint.ts'
import type { FileCall, LinkFileCall } from './file-call.ts'
import { orderByToken } from './order-view.ts'

const paidPair = z.object({
  order_number: z.string(),
  stage: z.enum(orderStages),
  edition_number: z.nullable(z.int()),
  revision: z.int(),
  for: z.nullable(z.string()),
  /** When the feet that the pair is made for were measured. */
  measured_at: z.nullable(z.string()),
  upper: z.string(),
  colour: z.string(),
  feel: z.string(),
  sole_text: z.string(),
  /** The files for a 3D printer. */
  files: z.array(
    z.object({ id: z.string(), side: z.enum(['left', 'right']), kind: z.enum(printKinds), size: z.int() }),
  ),
})

const paidPairs = z.object({ pairs: z.array(paidPair) })

/** Every pair that this visitor has paid for, newest first. Refunded pairs are not included. */
export const listPaidPairs = {
  method: 'GET',
  path: '/order/paidPairs',
  needs: 'visitor',
  answer: paidPairs,
  successStatus: 200,
} as const satisfies Endpoint

/** One file of such a pair. Not found for unpaid pairs and for those of somebody else. */
export const downloadPrintFile = {
  method: 'GET',
  path: '/order/printFile/{id}',
  needs: 'visitor',
} as const satisfies FileCall

/** The paid pairs of the order that the link of a mail opens. The token is sent in the body, which no log records. */
export const lookUpPaidPairs = {
  method: 'POST',
  path: '/order/lookup/paidPairs',
  body: orderByToken,
  answer: paidPairs,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** The same file by the link of its order. */
export const downloadPrintFileByLink = {
  method: 'GET',
  path: '/order/lookup/printFile/{id}',
  needs: 'link',
} as const satisfies LinkFileCall
