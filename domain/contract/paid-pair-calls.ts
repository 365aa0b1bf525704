import * as z from 'zod/mini'
import { orderStages } from '#domain/order/stages.ts'
import { printKinds } from '#domain/workshop/print-kinds.ts'
import type { Endpoint } from './endpoint.ts'
import type { FileCall } from './file-call.ts'

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

/** Every pair that this visitor has paid for, the newest first. What is paid back is none of them. */
export const listPaidPairs = {
  method: 'GET',
  path: '/order/paidPairs',
  needs: 'visitor',
  answer: z.object({ pairs: z.array(paidPair) }),
  successStatus: 200,
} as const satisfies Endpoint

/** One file of such a pair. Of what is not paid, or is somebody else's, there is none. */
export const takePrintFile = { method: 'GET', path: '/order/print/{id}', needs: 'visitor' } as const satisfies FileCall
