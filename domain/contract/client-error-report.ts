import * as z from 'zod/mini'

/** An error in a browser, with the reference shown to the customer, by which support finds it in the log. */
export const clientErrorReport = z.strictObject({
  reference: z.string().check(z.regex(/^[a-z0-9-]{8,40}$/)),
  path: z.string().check(z.maxLength(500)),
  message: z.string().check(z.maxLength(1_000)),
})
export type ClientErrorReport = z.infer<typeof clientErrorReport>
