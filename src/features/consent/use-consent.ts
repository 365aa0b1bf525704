import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { ConsentChoice } from '#domain/consent/consent.ts'

/** The visitor's current choice, and a function to open the banner. The choice is unknown while prerendering. */
export function useConsent(): { choice: ConsentChoice | undefined; openBanner: () => void } {
  const { consent } = useRouter().options.context
  const choice = useSyncExternalStore(consent.onChange, consent.choice, () => undefined)
  return { choice, openBanner: consent.open }
}
