import * as z from 'zod/mini'

/** A redirect. It may lead out of the shop only with `isExternal`. */
const routeRule = z.object({ from: z.string(), to: z.string(), isExternal: z.optional(z.literal(true)) })
export type RouteRule = Readonly<z.infer<typeof routeRule>>

/** The part of a build's route manifest that the browser reads. */
export const routeManifest = z.object({ redirects: z.array(routeRule) })
