import { writeConsent } from '#domain/consent/consent.ts'
import { settings } from '#domain/settings.ts'

const rejected = writeConsent({
  choice: 'rejected',
  version: settings.consent.version,
  language: 'en',
  atMs: 1_000_000_000_000,
  id: '00000000-0000-4000-8000-000000000000',
  isRecorded: true,
})

/** The cookies of a returning visitor, who has already answered the questions for new visitors. */
export function knownVisitor(url: string) {
  const cookies = { country_code: 'GB', 'hadashi-consent': rejected }
  return Object.entries(cookies).map(([name, value]) => ({ name, value, url, sameSite: 'Lax' as const }))
}
