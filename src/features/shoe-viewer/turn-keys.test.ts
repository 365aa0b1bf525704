import { expect, test } from 'vitest'
import { getKeyTurn } from './turn-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

test('arrows turn, plus and minus change how near it is, and home leads back', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '=', '-', 'Home']
  const turns = ['left', 'right', 'up', 'down', 'nearer', 'nearer', 'further', 'home']
  expect(keys.map((key) => getKeyTurn({ ...plain, key }))).toEqual(turns)
})

test('other keys are left to the page, and so are the commands of the browser', () => {
  for (const key of ['Tab', 'Enter', ' ', 'PageDown', 'a', 'constructor'])
    expect(getKeyTurn({ ...plain, key })).toBeUndefined()
  expect(getKeyTurn({ ...plain, key: '+', ctrlKey: true })).toBeUndefined()
  expect(getKeyTurn({ ...plain, key: '-', metaKey: true })).toBeUndefined()
  expect(getKeyTurn({ ...plain, key: 'ArrowLeft', altKey: true })).toBeUndefined()
})
