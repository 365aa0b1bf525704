import type { AnyRouter } from '@tanstack/react-router'
import type { RouteRulesPort } from '#src/page/route-rules-port.ts'

/** Rejects every navigation out of the shop that no route rule allows. */
export function stayInShop(router: AnyRouter, rules: RouteRulesPort): void {
  const { navigate } = router
  router.navigate = async (options) => {
    const { href } = options
    if (href === undefined || isOwn(href)) return navigate(options)
    // Loaded on demand: few visitors leave by an external rule.
    const { exitPath } = await import('#domain/navigation/exit-path.ts')
    const out = exitPath(href, rules.leadsOutTo(href) ? [new URL(href).host] : [])
    if (!out.ok) throw new Error(`External navigation blocked (${out.code}): ${href}`)
    return navigate(options)
  }
}

function isOwn(href: string): boolean {
  return URL.canParse(href, location.href) && new URL(href, location.href).origin === location.origin
}
