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

test('reports the default country, not set, before anything is known', () => {
  const port = createCountryPort()
  expect([port.code(), port.isCountrySet()]).toEqual([strangerCountry.code(), false])
})

test('notifies at once of a late country and of every change, until unsubscribed', () => {
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

test('shows the list as soon as it can for a visitor who asked before', () => {
  const port = createCountryPort()
  port.choose()
  port.choose()
  const { source, choose } = lazyCountry()
  port.connect(source)
  expect(choose).toHaveBeenCalledTimes(1)
  port.choose()
  expect(choose).toHaveBeenCalledTimes(2)
})
