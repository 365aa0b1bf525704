import * as z from 'zod/mini'
import { readEmail } from '../contact/read-email.ts'

/** How the shop reaches the customer of an order. */
export const orderContact = z.strictObject({
  email: z.string().check(z.refine((typed) => readEmail(typed) === typed)),
  /** For the carrier; not required in every country. */
  phone: z.optional(z.string().check(z.maxLength(30))),
})
export type OrderContact = Readonly<z.infer<typeof orderContact>>
