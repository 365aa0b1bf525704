import * as z from 'zod/mini'

export const paymentReadiness = z.object({ payment_link: z.nullable(z.string()) })

export const pairOnItsWay = z.object({ is_on_its_way: z.boolean() })
