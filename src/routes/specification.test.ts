import type { AnyRoute } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { pages } from '#domain/navigation/pages.ts'
import { isToolPage, toolPages } from '#domain/navigation/tool-pages.ts'
import '#src/app/static-data.ts'
import { routeTree } from '#src/routeTree.gen.ts'

/** The specification's table of pages, verbatim: name, path, layout, guard. */
const specification = `
about | /about | default | none
auth-token | /auth/{token} | default | none
auth-error | /auth/error | default | none
auth | /auth | auth | none
calendly | /calendly | default | none
cart-checkout | /cart/checkout | settings | check-paid-order
cart-confirmation | /cart/confirmation | default | none
cart | /cart | default | none
cart-instagram-subscription | /cart/instagram-subscription | default | none
faq | /faq | default | none
get-foot-scan | /get-foot-scan | default | none
index | / | default | none
localization-test | /localization-test | default | none
not-found | /not-found | not-found | none
order-exists | /order-exists | default | none
profile-details | /profile/details | profile | auth
profile-health_mode | /profile/health_mode | profile | auth
profile | /profile | profile-index | none
profile-mobile_scan | /profile/mobile_scan | profile | auth
profile-order | /profile/order | profile | auth
profile-products | /profile/products | profile | auth
reserve-already-reserved | /reserve/already-reserved | default | none
reserve-confirmation | /reserve/confirmation | default | none
reserve | /reserve | default | none
reserve-instagram-subscription | /reserve/instagram-subscription | default | none
shapediver | /shapediver | default | none
shop_tabbi | /shop_tabbi | default | none
shop_tabbi-tabbi_setting | /shop_tabbi/tabbi_setting | default | none
signup | /signup | default | none
tabi-gen-01-fit | /tabi-gen-01/fit | settings | none
tabi-gen-01-scan | /tabi-gen-01/scan | settings | check-paid-order
tabi-gen-01-style | /tabi-gen-01/style | settings | check-paid-order
tabi-gen-01-summary | /tabi-gen-01/summary | settings | none
terms-and-conditions | /terms-and-conditions | default | none
`
  .trim()
  .split('\n')

/** Every page of the router, with the static data of its route and its parents. */
function listScreens(route: AnyRoute, layout = '', guards: readonly string[] = []): string[] {
  const said = route.options.staticData ?? {}
  const here = [...guards, ...(said.guards ?? [])]
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>)
  if (children.length > 0) return children.flatMap((child) => listScreens(child, said.layout ?? layout, here))
  const path = route.fullPath.replace(/(.)\/$/, '$1').replace('$token', '{token}')
  return [`${screenName(path)} | ${path} | ${layout} | ${here.join(', ') || 'none'}`]
}

function screenName(path: string): string {
  return path === '/' ? 'index' : path.slice(1).replaceAll('/', '-').replace('{token}', 'token')
}

// The router joins paths only once it is built; here the route tree is read directly.
function initialise(route: AnyRoute, order = 0): AnyRoute {
  route.init(order)
  Object.values((route.children ?? {}) as Record<string, AnyRoute>).forEach((child, index) => {
    initialise(child, index)
  })
  return route
}

const allScreens = listScreens(initialise(routeTree as unknown as AnyRoute))

function screenPath(screen: string): string {
  return screen.split(' | ')[1] ?? ''
}

test('the router has exactly the 34 pages of the specification, each with its layout and guard', () => {
  const screens = allScreens.filter((screen) => !isToolPage(screenPath(screen)))
  expect(screens.toSorted()).toEqual(specification.toSorted())
  expect(screens).toHaveLength(34)
})

test("the server's page table equals the specification", () => {
  const rows = pages.map(
    (page) => `${page.name} | ${page.path} | ${page.layout} | ${'guard' in page ? page.guard : 'none'}`,
  )
  expect(rows.toSorted()).toEqual(specification.toSorted())
})

test('the only other pages are the developer tools', () => {
  const tools = allScreens.filter((screen) => isToolPage(screenPath(screen)))
  const rows = toolPages.map(({ name, path, layout }) => `${name} | ${path} | ${layout} | none`)
  expect(tools.toSorted()).toEqual(rows.toSorted())
})
