import * as endpoints from '#domain/contract/endpoints.ts'
import type { Calls } from '#server/access/calls.ts'
import type { SignInDeps } from './admit.ts'
import { checkSignInLink } from './check-sign-in-link.ts'
import { openAccount } from './open-account.ts'
import { requestSignInCode } from './request-code.ts'
import { signInByLink } from './sign-in-by-link.ts'
import { verifyCode } from './verify-code.ts'

export function signInRoutes({ openCall }: Calls, deps: SignInDeps): void {
  openCall(endpoints.requestSignInCode, requestSignInCode(deps))
  openCall(endpoints.verifyCode, verifyCode(deps))
  openCall(endpoints.checkSignInLink, checkSignInLink(deps))
  openCall(endpoints.signInByLink, signInByLink(deps))
  openCall(endpoints.openAccount, openAccount(deps))
}
