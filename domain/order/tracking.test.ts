import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriers, trackingPage } from './tracking.ts'

test('a tracking link leads to its carrier, whatever was typed as the parcel number', () => {
  const hosts = new Set<string>()
  fc.assert(
    fc.property(fc.constantFrom(...carriers), fc.string({ unit: 'grapheme' }), (carrier, trackingNumber) => {
      const page = new URL(trackingPage(carrier, trackingNumber) ?? '')
      hosts.add(page.host)
      expect(page.protocol).toBe('https:')
      expect(hosts.size).toBeLessThanOrEqual(carriers.length)
    }),
  )
  expect(trackingPage('Royal Mail', 'RM 123 456 789 GB')).toMatch(/RM123456789GB$/)
})

test.each([
  ['a carrier that is not known', 'Hadashi Post', 'RM 1'],
  ['what every object has', 'constructor', 'RM 1'],
  ['none yet', null, null],
])('trackingPage returns null for %s', (_, carrier, trackingNumber) =>
  expect(trackingPage(carrier, trackingNumber)).toBeNull(),
)
