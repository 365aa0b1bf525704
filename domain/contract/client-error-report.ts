import * as z from 'zod/mini'

/** A fault that a browser met, with the reference the customer sees, so that support finds it in the log. */
export const clientErrorReport = z.strictObject({
  reference: z.string().check(z.regex(/^[a-z0-9-]{8,40}$/)),
  path: z.string().check(z.maxLength(500)),
  message: z.string().check(z.maxLength(1_000)),
})
export type ClientErrorReport = z.infer<typeof clientErrorReport>
