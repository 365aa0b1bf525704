import { msg } from '@lingui/core/macro'
import type { MergedGuestCounts } from '#domain/contract/sign-in.ts'
import type { PageLanguage } from '#src/i18n/page-language.ts'
import type { Notify } from '#src/page/notifier.ts'

const texts = {
  orders: msg`Your earlier order is now in your account.`,
  list_entries: msg`The list you joined is now in your account.`,
  people: msg`The scans you made before are now in your account. Please say in “Your scans” who was measured.`,
} satisfies Partial<Record<keyof MergedGuestCounts, unknown>>

/** Notifies the customer of what was merged into their account, on whatever page they arrive. */
export function notifyMerged(merged: MergedGuestCounts, language: PageLanguage, notify: Notify): void {
  const came = (Object.keys(texts) as (keyof typeof texts)[]).filter((kind) => merged[kind] > 0)
  if (came.length === 0) return
  // The notification may appear on pages of other namespaces, so its messages are loaded first.
  void language.alsoIn('sign-in').then(() => {
    for (const kind of came) notify(texts[kind])
  })
}
