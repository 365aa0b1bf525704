import * as z from 'zod/mini'

/** An address that leads elsewhere. Outside the shop it may only lead where `isExternal` says so. */
const routeRule = z.object({ from: z.string(), to: z.string(), isExternal: z.optional(z.literal(true)) })
export type RouteRule = Readonly<z.infer<typeof routeRule>>

/** What a build tells of its addresses, as far as the shop in the browser reads it. */
export const routeManifest = z.object({ redirects: z.array(routeRule) })
