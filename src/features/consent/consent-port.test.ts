import { expect, test } from 'vitest'
import { createConsent } from './consent-port.ts'

function banner(choice?: 'accepted' | 'rejected') {
  const done: string[] = []
  const served = { choice: () => choice, open: () => void done.push('opened'), onChange: () => () => {} }
  return { served, done }
}

test('before the banner is there nothing is allowed, and whoever waits is told when it comes', () => {
  const consent = createConsent()
  const calls: unknown[] = []
  const end = consent.onChange(() => calls.push(consent.choice()))
  expect(consent.choice()).toBeUndefined()
  consent.connect(banner('accepted').served)
  end()
  consent.connect(banner('rejected').served)
  expect([calls, consent.choice()]).toEqual([['accepted'], 'rejected'])
})

test('settings that are touched before the banner is there open when it comes', () => {
  const consent = createConsent()
  const { served, done } = banner()
  consent.open()
  consent.connect(served)
  expect(done).toEqual(['opened'])
  consent.open()
  expect(done).toEqual(['opened', 'opened'])
})

test('settings that nobody touched stay closed', () => {
  const { served, done } = banner()
  createConsent().connect(served)
  expect(done).toEqual([])
})
