import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { consentChoices, readConsent, writeConsent } from './consent.ts'
import { findWording, wordings } from './wording.ts'

const consents = fc.record({
  choice: fc.constantFrom(...consentChoices),
  version: fc.stringMatching(/^[\w-]{1,20}$/),
  language: fc.constantFrom(...settings.languages.available),
  atMs: fc.nat(),
  id: fc.uuid(),
  isRecorded: fc.boolean(),
})

test('a consent written to the cookie is read back', () => {
  fc.assert(
    fc.property(consents, (consent) => {
      expect(readConsent(writeConsent(consent))).toEqual(consent)
    }),
  )
})

test('a consent contains only characters that a cookie allows', () => {
  fc.assert(
    fc.property(consents, (consent) => {
      expect(writeConsent(consent)).toMatch(/^[\w.-]{1,120}$/)
    }),
  )
})

test('any other cookie text is read as no consent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readConsent(text)).toBeUndefined()
    }),
  )
  const good = 'accepted.1.en.5.00000000-0000-4000-8000-000000000000.1'
  expect(readConsent(good)).toBeDefined()
  for (const text of [undefined, '', `${good}x`, good.replace('accepted', 'yes'), good.replace('.en.', '.fr.')])
    expect(readConsent(text)).toBeUndefined()
})

test('every version ever shown still has its wording, in both languages', () => {
  for (const version of Object.keys(wordings))
    for (const language of settings.languages.available)
      for (const text of Object.values(findWording(version, language) ?? {})) expect(text).toBeTruthy()
  expect(findWording(settings.consent.version, 'en')).toBeDefined()
  for (const version of ['0', '', 'toString', '__proto__']) expect(findWording(version, 'en')).toBeUndefined()
})
