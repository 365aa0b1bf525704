import * as z from 'zod/mini'

/** Nothing for addresses that belong to no country. */
export const lookedUpCountry = z.object({ country_code: z.nullable(z.string()) })
