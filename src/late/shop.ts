import type { LatePort } from '#src/actors/late-port.ts'
import type { Builds } from '#src/navigation/reload-port.ts'
import type { Tell } from '#src/navigation/teller.ts'
import type { ShopRouter } from '#src/router.tsx'
import type { SessionPort } from '#src/session/session-port.ts'

/** What the parts of the shop may use that start once a page is alive. */
export type LateShop = {
  readonly builds: LatePort<Builds>
  readonly router: ShopRouter
  readonly session: SessionPort
  readonly tell: Tell
}
