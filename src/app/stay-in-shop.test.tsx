import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { matchPage } from '#domain/navigation/match-page.ts'
import type { RouteRule } from '#domain/navigation/route-manifest.ts'
import { routeRules, ruleFor } from '#domain/navigation/route-rules.ts'
import { openScreen, settled } from '../../tests/support/components/open-screen.tsx'

const rules = (list: readonly RouteRule[]) => ({
  ruleFor: async (path: string) => ruleFor(path, list),
  leadsOutTo: (address: string) => list.some(({ to, isExternal }) => isExternal === true && to === address),
})

/** Opens the shop and records when the router would leave the document, which a test cannot do. */
async function openTestRouter(list: readonly RouteRule[] = []) {
  const shop = await openScreen('/', { rules: rules(list) })
  const blocked: string[] = []
  // The router asks its blockers last, so a blocked navigation was allowed by everything before.
  shop.history.block({
    blockerFn: () => {
      blocked.push('way out')
      return true
    },
    enableBeforeUnload: false,
  })
  return { ...shop, blocked }
}

test.each([
  'https://evil.example/',
  'http://evil.example/',
  '//evil.example/pay',
  '/\\evil.example',
  'https://user@evil.example',
  'mailto:someone@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,hello',
  'vbscript:x',
  'blob:https://evil.example/x',
  'https://',
])('rejects a navigation to %j and stays on the page', async (href) => {
  const { router, blocked } = await openTestRouter()
  await expect(router.navigate({ href })).rejects.toThrow('External navigation blocked')
  expect([router.state.location.pathname, blocked]).toEqual(['/', []])
})

test('follows an address of the shop given as href', async () => {
  const { router } = await openScreen('/')
  await router.navigate({ href: '/about' })
  await settled(router)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How it is made')
})

test('a redirect rule within the shop keeps the requested query', async () => {
  const { router } = await openScreen('/scan?from=box', { rules: rules([{ from: '/scan', to: '/get-foot-scan' }]) })
  await settled(router)
  expect(router.state.location.href).toBe('/get-foot-scan?from=box')
})

test('an external rule allows leaving the shop for exactly its address', async () => {
  const { router, blocked } = await openTestRouter([
    { from: '/out', to: 'https://elsewhere.example/x', isExternal: true },
  ])
  await router.navigate({ href: 'https://elsewhere.example/x' })
  expect(blocked).toEqual(['way out'])
  await expect(router.navigate({ href: 'https://elsewhere.example/y' })).rejects.toThrow('blocked')
})

test('rejects a dangerous address even when an external rule names it', async () => {
  const out = { from: '/out', to: 'javascript:alert(1)', isExternal: true } as const
  const { router, blocked } = await openTestRouter([out])
  await expect(router.navigate({ href: out.to })).rejects.toThrow('dangerous_protocol')
  expect(blocked).toEqual([])
})

test('an address without a page or rule is not found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openScreen('/out', { rules: rules([]) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
  vi.restoreAllMocks()
})

test('no redirect rule shadows a page, and every internal rule leads to a page', () => {
  for (const { from, to, isExternal } of routeRules) {
    expect(matchPage(from)).toBeUndefined()
    expect(isExternal ?? matchPage(to)).toBeTruthy()
  }
})
