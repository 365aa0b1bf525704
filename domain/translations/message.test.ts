import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fits, fitting, type Message, readMessage } from './message.ts'

const plural = (one: Message, other: Message): Message => [['count', 'plural', { one, other }]]

test.each<[string, unknown]>([
  ['words', ['Hello']],
  ['a placeholder', ['Hello ', ['name'], '!']],
  ['a number with a format', [['amount', 'number', 'currency']]],
  ['a plural within a plural', plural(['one'], plural([['count']], ['#']))],
  ['an offset', [['count', 'plural', { offset: 1, other: ['#'] }]]],
  ['an undefined offset', [['count', 'plural', { offset: undefined, one: ['a'], other: ['#'] }]]],
  ['nothing', []],
])('%s is a message', (_, given) => {
  expect(readMessage(given)).toBe(given)
})

let deep: unknown = ['x']
for (let level = 0; level < 10; level += 1) deep = [['n', 'select', { other: deep }]]

test.each<[string, unknown]>([
  ['a text', 'Hello'],
  ['nothing at all', undefined],
  ['a number', [7]],
  ['a placeholder without a name', [[]]],
  ['a placeholder whose name is no text', [[7]]],
  ['a placeholder of four parts', [['a', 'b', 'c', 'd']]],
  ['a kind that is no text', [['a', {}]]],
  ['choices of numbers', [['a', 'plural', { one: 7 }]]],
  ['an offset that is no number', [['a', 'plural', { offset: 'x', other: ['#'] }]]],
  ['a format that is a number', [['a', 'number', 7]]],
  ['a choice without other', [['count', 'plural', { one: ['one'] }]]],
  ['a choice without options', [['count', 'plural']]],
  ['a message that is too deep', deep],
])('%s is no message', (_, given) => {
  expect(readMessage(given)).toBeUndefined()
})

test.each<[string, Message, Message]>([
  ['other words', ['Bonjour'], ['Hello']],
  ['the same placeholder', [['name'], ', hello'], ['Hello ', ['name']]],
  ['a plain placeholder for a formatted number', [['n'], ' pairs'], [['n', 'number'], ' pairs']],
  ['the same tag', ['<0>See</0> the shoe'], ['See <0>the shoe</0>']],
  ['a placeholder inside a choice', plural(['one'], ['many ', ['count']]), plural(['one'], [['count']])],
  ['a sign that opens no tag', ['1 < 2 & 3 > 2'], ['more']],
])('a text with %s fits the built-in one', (_, message, builtIn) => {
  expect(fits(message, builtIn)).toBe(true)
})

test.each<[string, Message, Message]>([
  ['a placeholder that the screen does not fill', ['Hello ', ['token']], ['Hello ', ['name']]],
  ['a placeholder missing', ['Hello'], ['Hello ', ['name']]],
  ['a placeholder of another kind', [['name', 'number']], [['name']]],
  ['an unfilled placeholder inside a choice', plural(['one'], [['token']]), plural(['one'], [['count']])],
  ['an additional tag', ['<0>See</0> <1>it</1>'], ['<0>See</0> it']],
  ['a tag missing', ['See it'], ['<0>See</0> it']],
  ['markup', ['<script>alert(1)</script>'], ['Hello']],
  ['markup with a slash', ['<br/>'], ['Hello']],
])('a text with %s does not fit the built-in one', (_, message, builtIn) => {
  expect(fits(message, builtIn)).toBe(false)
})

test('fitting accepts only changed texts that fit a text of the shop, and nothing else', () => {
  const texts = { a: ['A'], b: ['<b>B</b>'], unknown: ['C'], constructor: ['D'] } as Record<string, Message>
  expect(fitting(texts, { a: ['a'], b: ['b'] })).toEqual({ a: ['A'] })
  expect(fitting(JSON.parse('{"__proto__":["x"]}'), {})).toEqual({})
})

test('readMessage ends for any value and returns it unchanged or nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (given) => {
      expect([undefined, given]).toContain(readMessage(given))
    }),
  )
})

test('every readable message fits itself', () => {
  const { message } = fc.letrec<{ message: Message; part: Message[number] }>((tie) => ({
    message: fc.array(tie('part'), { maxLength: 4 }),
    part: fc.oneof(
      { maxDepth: 2 },
      fc.string(),
      fc.tuple(fc.string()),
      fc.tuple(fc.string(), fc.constantFrom('plural', 'select'), fc.dictionary(fc.string(), tie('message'))),
    ) as fc.Arbitrary<Message[number]>,
  }))
  fc.assert(
    fc.property(message, (one) => {
      const read = readMessage(one)
      if (read) expect(fits(read, read)).toBe(true)
    }),
  )
})
