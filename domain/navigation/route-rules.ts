/** An address that leads elsewhere. Outside the shop it may only lead where `isExternal` says so. */
export type RouteRule = { readonly from: string; readonly to: string; readonly isExternal?: true }

/** Short addresses for paper, packages and profiles on other sites. */
export const routeRules: readonly RouteRule[] = [
  { from: '/scan', to: '/get-foot-scan' },
  { from: '/instagram', to: 'https://www.instagram.com/', isExternal: true },
]

export function ruleFor(path: string): RouteRule | undefined {
  return routeRules.find(({ from }) => from === path)
}
