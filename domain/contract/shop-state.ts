import * as z from 'zod/mini'

/** What a page needs to know about the running server, and no static file can hold. */
export const getShopState = z.object({
  mode: z.enum(['demo', 'production']),
  build_id: z.nullable(z.string()),
  /** The hosts that a payment link may lead to; the first one is where payments are made. */
  payment_hosts: z.array(z.string()),
  /** Where a demo shows the mails that it would send. Optional, because servers of older builds do not send it. */
  mailbox: z.optional(z.nullable(z.string())),
})
export type ShopState = z.infer<typeof getShopState>
