import { expect, test, vi } from 'vitest'
import { latePort } from './late-port.ts'

function portOf() {
  const port = latePort(
    {
      name: (): string => 'early',
      onChange: (_tell: () => void) => () => {},
      open: () => {},
      say: (_word: string) => {},
    },
    { keeps: ['open', 'say'] },
  )
  const done: string[] = []
  let tell = () => {}
  const late = {
    name: () => 'late',
    onChange(told: () => void) {
      tell = told
      return () => {}
    },
    open: () => void done.push('open'),
    say: (word: string) => void done.push(word),
  }
  return { port, late, done, changes: () => tell() }
}

test('it answers as its stand-in does, and as its source once that is connected', () => {
  const { port, late } = portOf()
  expect(port.name()).toBe('early')
  port.connect(late)
  expect(port.name()).toBe('late')
})

test('whoever listens hears of the connection and of every change, until they listen no more', () => {
  const { port, late, changes } = portOf()
  const heard = vi.fn()
  const leave = port.onChange(heard)
  port.connect(late)
  expect(heard).toHaveBeenCalledTimes(1)
  changes()
  expect(heard).toHaveBeenCalledTimes(2)
  leave()
  changes()
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a call with more, fewer or other words is another wish', () => {
  const port = latePort({ open: (..._words: string[]) => {} }, { keeps: ['open'] })
  const done: string[][] = []
  for (const words of [[], ['x'], ['x', 'y'], ['x'], [], ['y']]) port.open(...words)
  port.connect({ open: (...words) => void done.push(words) })
  expect(done).toEqual([[], ['x'], ['x', 'y'], ['y']])
})

test('wishes are kept in their order, the same one once, and made once', () => {
  const { port, late, done } = portOf()
  port.open()
  port.say('a')
  port.say('b')
  port.open()
  port.say('a')
  expect(done).toEqual([])
  port.connect(late)
  expect(done).toEqual(['open', 'a', 'b'])
  port.connect(late)
  port.open()
  expect(done).toEqual(['open', 'a', 'b', 'open'])
})
