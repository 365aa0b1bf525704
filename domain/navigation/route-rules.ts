import * as z from 'zod/mini'

/** An address that leads elsewhere. Outside the shop it may only lead where `isExternal` says so. */
const routeRule = z.object({ from: z.string(), to: z.string(), isExternal: z.optional(z.literal(true)) })
export type RouteRule = Readonly<z.infer<typeof routeRule>>

/** What a build tells of its addresses, as far as the shop in the browser reads it. */
export const routeManifest = z.object({ redirects: z.array(routeRule) })

/** Short addresses for paper, packages and profiles on other sites. None is the address of a page. */
export const routeRules: readonly RouteRule[] = [
  { from: '/scan', to: '/get-foot-scan' },
  { from: '/instagram', to: 'https://www.instagram.com/', isExternal: true },
]

export function ruleFor(path: string, rules: readonly RouteRule[]): RouteRule | undefined {
  return rules.find(({ from }) => from === path)
}
