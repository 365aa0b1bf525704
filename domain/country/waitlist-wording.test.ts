import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { waitlistWording, waitlistWordingVersion } from './waitlist-wording.ts'

test('the waitlist wording names the country as in a sentence, in either language', () => {
  expect(waitlistWording('1', 'en', 'NL')).toBe(
    'Send me one mail when you begin to ship to the Netherlands, and nothing else.',
  )
  expect(waitlistWording('1', 'ja', 'FR')).toMatch(/^フランスへのお届けを始めるときに、/)
})

test('the current wording exists in every language, and an unknown version has none', () => {
  for (const language of settings.languages.available)
    expect(waitlistWording(waitlistWordingVersion, language, 'FR')).toBeTruthy()
  for (const version of ['', '0', 'toString', '__proto__']) expect(waitlistWording(version, 'en', 'FR')).toBeUndefined()
})
