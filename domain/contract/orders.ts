import * as z from 'zod/mini'

export const pairOnItsWay = z.object({ is_on_its_way: z.boolean() })
