import type { RegisteredRouter } from '@tanstack/react-router'
import type { LatePort } from '#src/actors/late-port.ts'
import type { Builds } from './reload-port.ts'
import type { Tell } from './teller.ts'

/** What the parts of the shop may use that start once a page is alive. */
export type LateShop = {
  readonly builds: LatePort<Builds>
  readonly router: RegisteredRouter
  readonly tell: Tell
}
