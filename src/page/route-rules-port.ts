import type { RouteRule } from '#domain/navigation/route-manifest.ts'
import { ruleFor } from '#domain/navigation/route-rules.ts'
import { settings } from '#domain/settings.ts'
import { whenIdle } from './when-idle.ts'

/** Which addresses lead elsewhere. */
export type RouteRulesPort = {
  /** Asked for an address that no page has. */
  ruleFor(path: string): Promise<RouteRule | undefined>
  /** Whether a rule leads out of the shop to this address. */
  leadsOutTo(address: string): boolean
}

/** What is drawn at build leads nowhere else. */
export const noRules: RouteRulesPort = { ruleFor: async () => undefined, leadsOutTo: () => false }

/** Visitors wait no longer than this to hear that a page is not found. */
const timeoutMs = 2_000

/** The rules of this build's manifest: fetched ahead on a good line, and otherwise when an unknown address asks. */
export function createRouteRules(fetcher: typeof fetch, build: string): RouteRulesPort & { fetchAhead(): void } {
  let known: readonly RouteRule[] = []
  let pending: Promise<void> | undefined

  async function read(): Promise<void> {
    const answer = await fetcher(`/builds/meta/${build}.json`, { signal: AbortSignal.timeout(timeoutMs) })
    const { routeManifest } = await import('#domain/navigation/route-manifest.ts')
    known = routeManifest.parse(await answer.json()).redirects
  }

  /** Without the manifest no address leads elsewhere; the next unknown one asks again. */
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

/** On a slow line, or to save data, nothing is fetched that may never be needed. */
function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
