import { expect, test } from 'vitest'
import { getKeyTurn } from './turn-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

test('turns with the arrow keys, zooms with plus and minus, and resets with Home', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '=', '-', 'Home']
  const turns = ['left', 'right', 'up', 'down', 'nearer', 'nearer', 'further', 'home']
  expect(keys.map((key) => getKeyTurn({ ...plain, key }))).toEqual(turns)
})

test('leaves other keys to the page, and shortcuts to the browser', () => {
  for (const key of ['Tab', 'Enter', ' ', 'PageDown', 'a', 'constructor'])
    expect(getKeyTurn({ ...plain, key })).toBeUndefined()
  expect(getKeyTurn({ ...plain, key: '+', ctrlKey: true })).toBeUndefined()
  expect(getKeyTurn({ ...plain, key: '-', metaKey: true })).toBeUndefined()
  expect(getKeyTurn({ ...plain, key: 'ArrowLeft', altKey: true })).toBeUndefined()
})
