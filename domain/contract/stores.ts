import * as z from 'zod/mini'

const inBothLanguages = z.object({ en: z.string(), ja: z.string() })

export const store = z.object({
  id: z.string(),
  name: inBothLanguages,
  address: inBothLanguages,
  timeZone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  country: z.enum(['GB', 'JP']),
})
export type Store = z.infer<typeof store>

export const storeList = z.object({ stores: z.array(store) })
