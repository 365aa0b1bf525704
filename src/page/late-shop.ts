import type { RegisteredRouter } from '@tanstack/react-router'
import type { LatePort } from '#src/actors/late-port.ts'
import type { Builds } from './reload-port.ts'
import type { Tell } from './teller.ts'

/** The services for features that start once the page is hydrated. */
export type LateShop = {
  readonly builds: LatePort<Builds>
  readonly router: RegisteredRouter
  readonly tell: Tell
}
