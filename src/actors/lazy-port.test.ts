import { expect, test, vi } from 'vitest'
import { lazyPort } from './lazy-port.ts'

function createTestPort() {
  const port = lazyPort(
    {
      name: (): string => 'early',
      onChange: (_notify: () => void) => () => {},
      open: () => {},
      say: (_word: string) => {},
    },
    { queueable: ['open', 'say'] },
  )
  const done: string[] = []
  let listener = () => {}
  const source = {
    name: () => 'late',
    onChange(onSourceChange: () => void) {
      listener = onSourceChange
      return () => {}
    },
    open: () => void done.push('open'),
    say: (word: string) => void done.push(word),
  }
  return { port, source, done, changes: () => listener() }
}

test('answers with the early values, and with the source once it is connected', () => {
  const { port, source } = createTestPort()
  expect(port.name()).toBe('early')
  port.connect(source)
  expect(port.name()).toBe('late')
})

test('listeners are notified of the connection and of every change until they unsubscribe', () => {
  const { port, source, changes } = createTestPort()
  const received = vi.fn()
  const unsubscribe = port.onChange(received)
  port.connect(source)
  expect(received).toHaveBeenCalledTimes(1)
  changes()
  expect(received).toHaveBeenCalledTimes(2)
  unsubscribe()
  changes()
  expect(received).toHaveBeenCalledTimes(2)
})

test('calls with different arguments are queued separately', () => {
  const port = lazyPort({ open: (..._words: string[]) => {} }, { queueable: ['open'] })
  const done: string[][] = []
  for (const words of [[], ['x'], ['x', 'y'], ['x'], [], ['y']]) port.open(...words)
  port.connect({ open: (...words) => void done.push(words) })
  expect(done).toEqual([[], ['x'], ['x', 'y'], ['y']])
})

test('queued calls keep their order, drop duplicates and run once', () => {
  const { port, source, done } = createTestPort()
  port.open()
  port.say('a')
  port.say('b')
  port.open()
  port.say('a')
  expect(done).toEqual([])
  port.connect(source)
  expect(done).toEqual(['open', 'a', 'b'])
  port.connect(source)
  port.open()
  expect(done).toEqual(['open', 'a', 'b', 'open'])
})
