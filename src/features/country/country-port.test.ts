import { expect, test, vi } from 'vitest'
import { createCountryPort, strangerCountry } from './country-port.ts'

function lazyCountry() {
  let listener = () => {}
  const choose = vi.fn()
  const source = {
    code: () => 'JP' as const,
    isCountrySet: () => true,
    onChange: (wanted: () => void) => {
      listener = wanted
      return () => {}
    },
    choose,
    join: () => {},
    take: () => {},
  }
  return { source, choose, changes: () => listener() }
}

test('before anything is known the visitor is a stranger in the default country', () => {
  const port = createCountryPort()
  expect([port.code(), port.isCountrySet()]).toEqual([strangerCountry.code(), false])
})

test('what comes late is heard at once and at every change, until nobody listens', () => {
  const port = createCountryPort()
  const received = vi.fn()
  const unsubscribe = port.onChange(received)
  const { source, choose, changes } = lazyCountry()
  port.connect(source)
  expect([port.code(), port.isCountrySet(), received.mock.calls.length]).toEqual(['JP', true, 1])
  changes()
  expect(received).toHaveBeenCalledTimes(2)
  unsubscribe()
  changes()
  expect(received).toHaveBeenCalledTimes(2)
  expect(choose).not.toHaveBeenCalled()
})

test('whoever wants to choose before the list can be shown gets it when it can', () => {
  const port = createCountryPort()
  port.choose()
  port.choose()
  const { source, choose } = lazyCountry()
  port.connect(source)
  expect(choose).toHaveBeenCalledTimes(1)
  port.choose()
  expect(choose).toHaveBeenCalledTimes(2)
})
