import { expect, test } from 'vitest'
import { joinMessage } from './join-message.ts'
import { fits, type Message } from './message.ts'

const joined: readonly (readonly [Message, Message])[] = [
  [['The Tabi Gen 01'], ['The Tabi\u00a0Gen\u00a001']],
  [
    [['length'], ' mm long, ', ['width'], ' mm wide'],
    [['length'], '\u00a0mm long, ', ['width'], '\u00a0mm wide'],
  ],
  [
    ['<0>', ['length'], '</0> cm'],
    ['<0>', ['length'], '</0>\u00a0cm'],
  ],
  [
    [['n', 'plural', { one: ['#', ' mm'], other: ['#', ' cm or 3 mm'], offset: 0 }], ' mm'],
    [['n', 'plural', { one: ['#', '\u00a0mm'], other: ['#', '\u00a0cm or 3\u00a0mm'], offset: 0 }], '\u00a0mm'],
  ],
]

test.each(joined)('joinMessage keeps the words of %j together', (message, together) => {
  expect(joinMessage(message)).toEqual(together)
  expect(fits(joinMessage(message), message)).toBe(true)
})

test.each([[[' mm at the beginning']], [[['when', 'date', 'short'], ' more']], [['#', ['n'], 'mm']]] as Message[][])(
  'joinMessage leaves %j unchanged',
  (message) => {
    expect(joinMessage(message)).toEqual(message)
  },
)
