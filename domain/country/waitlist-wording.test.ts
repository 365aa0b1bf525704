import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { waitlistWording, waitlistWordingVersion } from './waitlist-wording.ts'

test('what is agreed to names the country as a sentence does, in either language', () => {
  expect(waitlistWording('1', 'en', 'NL')).toBe(
    'Send me one mail when you begin to ship to the Netherlands, and nothing else.',
  )
  expect(waitlistWording('1', 'ja', 'FR')).toMatch(/^フランスへのお届けを始めるときに、/)
})

test('the words of today are there in every language; of a version that never was there are none', () => {
  for (const language of settings.languages.available)
    expect(waitlistWording(waitlistWordingVersion, language, 'FR')).toBeTruthy()
  for (const version of ['', '0', 'toString', '__proto__']) expect(waitlistWording(version, 'en', 'FR')).toBeUndefined()
})
