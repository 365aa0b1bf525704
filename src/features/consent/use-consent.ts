import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { ConsentChoice } from '#domain/consent/consent.ts'

/** The visitor's present choice, and a way to ask for another. Nothing is known while a page is prerendered. */
export function useConsent(): { choice: ConsentChoice | undefined; openBanner: () => void } {
  const { consent } = useRouter().options.context
  const choice = useSyncExternalStore(consent.onChange, consent.choice, () => undefined)
  return { choice, openBanner: consent.open }
}
