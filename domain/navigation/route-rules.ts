import type { RouteRule } from './route-manifest.ts'

/** Short addresses for print, packages and profiles on other sites. None is the address of a page. */
export const routeRules: readonly RouteRule[] = [
  { from: '/scan', to: '/get-foot-scan' },
  { from: '/instagram', to: 'https://www.instagram.com/', isExternal: true },
]

export function ruleFor(path: string, rules: readonly RouteRule[]): RouteRule | undefined {
  return rules.find(({ from }) => from === path)
}
