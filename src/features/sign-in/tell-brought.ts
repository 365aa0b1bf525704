import { msg } from '@lingui/core/macro'
import type { Brought } from '#domain/contract/sign-in.ts'
import type { PageLanguage } from '#src/i18n/page-language.ts'
import type { Tell } from '#src/page/teller.ts'

const texts = {
  orders: msg`Your earlier order is now in your account.`,
  list_entries: msg`The list you joined is now in your account.`,
  people: msg`The scans you made before are now in your account. Please say in “Your scans” who was measured.`,
} satisfies Partial<Record<keyof Brought, unknown>>

/** Says what has followed a visitor into their account, on whatever page they arrive. */
export function tellBrought(brought: Brought, language: PageLanguage, tell: Tell): void {
  const came = (Object.keys(texts) as (keyof typeof texts)[]).filter((kind) => brought[kind] > 0)
  if (came.length === 0) return
  // These words stand beside pages that are not ours.
  void language.alsoIn('sign-in').then(() => {
    for (const kind of came) tell(texts[kind])
  })
}
