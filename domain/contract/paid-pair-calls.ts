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
  /** When the feet were measured that it is made to. */
  measured_at: z.nullable(z.string()),
  upper: z.string(),
  colour: z.string(),
  feel: z.string(),
  sole_text: z.string(),
  /** As a printer takes them. */
  files: z.array(
    z.object({ id: z.string(), side: z.enum(['left', 'right']), kind: z.enum(printKinds), size: z.int() }),
  ),
})

const paidPairs = z.object({ pairs: z.array(paidPair) })

/** Every pair that this visitor has paid for, the newest first. What is paid back is none of them. */
export const listPaidPairs = {
  method: 'GET',
  path: '/order/paidPairs',
  needs: 'visitor',
  answer: paidPairs,
  successStatus: 200,
} as const satisfies Endpoint

/** One file of such a pair. Of what is not paid, or is somebody else's, there is none. */
export const takePrintFile = { method: 'GET', path: '/order/print/{id}', needs: 'visitor' } as const satisfies FileCall

/** The pairs of the order that a link of a mail opens, once they are paid for. The token stands in the body, where no log keeps it. */
export const lookAtPaidPairs = {
  method: 'POST',
  path: '/order/look/paidPairs',
  body: orderByToken,
  answer: paidPairs,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** The same file for whoever has the link of its order. */
export const takePrintFileByLink = {
  method: 'GET',
  path: '/order/look/print/{id}',
  needs: 'link',
} as const satisfies LinkFileCall
