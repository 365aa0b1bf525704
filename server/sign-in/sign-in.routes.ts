import * as endpoints from '#domain/contract/every-call.ts'
import type { Calls } from '#server/access/calls.ts'
import type { SignInParts } from './admit.ts'
import { askForCode } from './ask-for-code.ts'
import { lookAtLink } from './look-at-link.ts'
import { openAccount } from './open-account.ts'
import { proveCode } from './prove-code.ts'
import { signInByLink } from './sign-in-by-link.ts'

export function signInRoutes({ openCall }: Calls, parts: SignInParts): void {
  openCall(endpoints.askForCode, askForCode(parts))
  openCall(endpoints.proveCode, proveCode(parts))
  openCall(endpoints.lookAtLink, lookAtLink(parts))
  openCall(endpoints.signInByLink, signInByLink(parts))
  openCall(endpoints.openAccount, openAccount(parts))
}
