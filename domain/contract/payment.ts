import * as z from 'zod/mini'

export const paymentReadiness = z.object({ payment_link: z.nullable(z.string()) })
