import { expect, test, vi } from 'vitest'
import { createCountryPort, strangerCountry } from './country-port.ts'

function lateCountry() {
  let tell = () => {}
  const choose = vi.fn()
  const late = {
    code: () => 'JP' as const,
    isKnown: () => true,
    onChange: (wanted: () => void) => {
      tell = wanted
      return () => {}
    },
    choose,
    join: () => {},
    take: () => {},
  }
  return { late, choose, changes: () => tell() }
}

test('before anything is known the visitor is a stranger in the default country', () => {
  const port = createCountryPort()
  expect([port.code(), port.isKnown()]).toEqual([strangerCountry.code(), false])
})

test('what comes late is heard at once and at every change, until nobody listens', () => {
  const port = createCountryPort()
  const heard = vi.fn()
  const leave = port.onChange(heard)
  const { late, choose, changes } = lateCountry()
  port.connect(late)
  expect([port.code(), port.isKnown(), heard.mock.calls.length]).toEqual(['JP', true, 1])
  changes()
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  changes()
  expect(heard).toHaveBeenCalledTimes(2)
  expect(choose).not.toHaveBeenCalled()
})

test('whoever wants to choose before the list can be shown gets it when it can', () => {
  const port = createCountryPort()
  port.choose()
  port.choose()
  const { late, choose } = lateCountry()
  port.connect(late)
  expect(choose).toHaveBeenCalledTimes(1)
  port.choose()
  expect(choose).toHaveBeenCalledTimes(2)
})
