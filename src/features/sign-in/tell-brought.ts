import { msg } from '@lingui/core/macro'
import type { Brought } from '#domain/contract/sign-in.ts'
import type { PageLanguage } from '#src/i18n/page-language.ts'
import type { RouterContext } from '#src/navigation/router-context.ts'

const order = msg`You are signed in. Your order from before is in your account now.`
const choices = msg`You are signed in. What you chose before is in your account now.`

/** Says what has followed a visitor into their account, on whatever page they arrive. */
export function tellBrought(
  { orders, consents, list_entries: entries }: Brought,
  language: PageLanguage,
  tell: RouterContext['tell'],
): void {
  if (orders + consents + entries === 0) return
  // These words stand beside pages that are not ours.
  void language.alsoIn('sign-in').then(() => tell(orders > 0 ? order : choices))
}
