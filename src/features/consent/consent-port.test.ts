import { expect, test } from 'vitest'
import { createConsent } from './consent-port.ts'

function banner(choice?: 'accepted' | 'rejected') {
  const done: string[] = []
  const served = { choice: () => choice, open: () => void done.push('opened'), onChange: () => () => {} }
  return { served, done }
}

test('allows nothing before the banner is loaded, and notifies its listeners then', () => {
  const consent = createConsent()
  const calls: unknown[] = []
  const end = consent.onChange(() => calls.push(consent.choice()))
  expect(consent.choice()).toBeUndefined()
  consent.connect(banner('accepted').served)
  end()
  consent.connect(banner('rejected').served)
  expect([calls, consent.choice()]).toEqual([['accepted'], 'rejected'])
})

test('opens settings that were requested before the banner was loaded', () => {
  const consent = createConsent()
  const { served, done } = banner()
  consent.open()
  consent.connect(served)
  expect(done).toEqual(['opened'])
  consent.open()
  expect(done).toEqual(['opened', 'opened'])
})

test('leaves settings closed that were not requested', () => {
  const { served, done } = banner()
  createConsent().connect(served)
  expect(done).toEqual([])
})
