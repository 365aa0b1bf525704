import * as z from 'zod/mini'

/** What a page needs to know of the running shop, and no file can hold. */
export const getShopState = z.object({
  mode: z.enum(['demo', 'production']),
  build_id: z.nullable(z.string()),
  /** Where a payment link may lead: first to where payments are made. */
  payment_hosts: z.array(z.string()),
  /** Where a demo shows the mails that it would send. A shop of before it was told says nothing. */
  mailbox: z.optional(z.nullable(z.string())),
})
export type ShopState = z.infer<typeof getShopState>
