import type { RouteRule } from '#domain/navigation/route-manifest.ts'
import { ruleFor } from '#domain/navigation/route-rules.ts'
import { settings } from '#domain/settings.ts'
import { whenIdle } from './when-idle.ts'

/** The redirect rules of the shop's routes. */
export type RouteRulesPort = {
  /** The rule for a path that no page has. */
  ruleFor(path: string): Promise<RouteRule | undefined>
  /** Whether an external rule leads to this address. */
  leadsOutTo(address: string): boolean
}

/** Prerendering follows no rules. */
export const noRules: RouteRulesPort = { ruleFor: async () => undefined, leadsOutTo: () => false }

/** The longest wait before an unknown address shows that the page is not found. */
const timeoutMs = 2_000

/**
 * The rules in the manifest of this build: prefetched on a good connection, otherwise loaded for the first
 * unknown address.
 */
export function createRouteRules(fetcher: typeof fetch, build: string): RouteRulesPort & { fetchAhead(): void } {
  let known: readonly RouteRule[] = []
  let pending: Promise<void> | undefined

  async function read(): Promise<void> {
    const answer = await fetcher(`/builds/meta/${build}.json`, { signal: AbortSignal.timeout(timeoutMs) })
    const { routeManifest } = await import('#domain/navigation/route-manifest.ts')
    known = routeManifest.parse(await answer.json()).redirects
  }

  /** Loads the manifest once. On failure there are no rules, and the next unknown address tries again. */
  function fetched(): Promise<void> {
    pending ??= read().catch(() => {
      pending = undefined
    })
    return pending
  }

  return {
    async ruleFor(path) {
      await fetched()
      return ruleFor(path, known)
    },
    leadsOutTo: (address) => known.some(({ to, isExternal }) => isExternal === true && to === address),
    fetchAhead() {
      if (!isSlow()) whenIdle(() => setTimeout(() => void fetched(), settings.navigation.manifestDelayMs))
    },
  }
}

/** A slow connection or data saver prefetches nothing that may never be needed. */
function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
