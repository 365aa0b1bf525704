import type { RegisteredRouter } from '@tanstack/react-router'
import type { LazyPort } from '#src/actors/lazy-port.ts'
import type { Notify } from './notifier.ts'
import type { Builds } from './reload-port.ts'

/** The services for features that start once the page is hydrated. */
export type HydratedShop = {
  readonly builds: LazyPort<Builds>
  readonly router: RegisteredRouter
  readonly notify: Notify
}
