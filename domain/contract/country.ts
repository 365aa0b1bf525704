import * as z from 'zod/mini'

/** `null` for IP addresses that belong to no country. */
export const lookedUpCountry = z.object({ country_code: z.nullable(z.string()) })
