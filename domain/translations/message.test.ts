import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fits, fitting, type Message, readMessage } from './message.ts'

const plural = (one: Message, other: Message): Message => [['count', 'plural', { one, other }]]

test.each<[string, unknown]>([
  ['words', ['Hello']],
  ['a place', ['Hello ', ['name'], '!']],
  ['a number with a style', [['amount', 'number', 'currency']]],
  ['a plural within a plural', plural(['one'], plural([['count']], ['#']))],
  ['an offset', [['count', 'plural', { offset: 1, other: ['#'] }]]],
  ['an offset that is not given', [['count', 'plural', { offset: undefined, one: ['a'], other: ['#'] }]]],
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
  ['a place without a name', [[]]],
  ['a place whose name is no text', [[7]]],
  ['a place of four parts', [['a', 'b', 'c', 'd']]],
  ['a kind that is no text', [['a', {}]]],
  ['choices of numbers', [['a', 'plural', { one: 7 }]]],
  ['an offset that is no number', [['a', 'plural', { offset: 'x', other: ['#'] }]]],
  ['a way that is a number', [['a', 'number', 7]]],
  ['a choice without an answer for the rest', [['count', 'plural', { one: ['one'] }]]],
  ['a choice of nothing', [['count', 'plural']]],
  ['what is deeper than any text', deep],
])('%s is no message', (_, given) => {
  expect(readMessage(given)).toBeUndefined()
})

test.each<[string, Message, Message]>([
  ['other words', ['Bonjour'], ['Hello']],
  ['the same place', [['name'], ', hello'], ['Hello ', ['name']]],
  ['a plain place for a number in a form', [['n'], ' pairs'], [['n', 'number'], ' pairs']],
  ['the same mark', ['<0>See</0> the shoe'], ['See <0>the shoe</0>']],
  ['a place inside a choice', plural(['one'], ['many ', ['count']]), plural(['one'], [['count']])],
  ['a sign that opens no mark', ['1 < 2 & 3 > 2'], ['more']],
])('a text with %s can stand in its place', (_, message, builtIn) => {
  expect(fits(message, builtIn)).toBe(true)
})

test.each<[string, Message, Message]>([
  ['a place that the screen does not fill', ['Hello ', ['token']], ['Hello ', ['name']]],
  ['a place less', ['Hello'], ['Hello ', ['name']]],
  ['a place of another kind', [['name', 'number']], [['name']]],
  ['a place inside a choice that is not filled', plural(['one'], [['token']]), plural(['one'], [['count']])],
  ['a mark too many', ['<0>See</0> <1>it</1>'], ['<0>See</0> it']],
  ['a mark less', ['See it'], ['<0>See</0> it']],
  ['markup', ['<script>alert(1)</script>'], ['Hello']],
  ['markup with a slash', ['<br/>'], ['Hello']],
])('a text with %s cannot', (_, message, builtIn) => {
  expect(fits(message, builtIn)).toBe(false)
})

test('of texts that come from elsewhere only those of the shop that fit are taken, and nothing else is touched', () => {
  const texts = { a: ['A'], b: ['<b>B</b>'], unknown: ['C'], constructor: ['D'] } as Record<string, Message>
  expect(fitting(texts, { a: ['a'], b: ['b'] })).toEqual({ a: ['A'] })
  expect(fitting(JSON.parse('{"__proto__":["x"]}'), {})).toEqual({})
})

test('whatever is given, reading ends, and what is read is what was given', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (given) => {
      expect([undefined, given]).toContain(readMessage(given))
    }),
  )
})

test('every message that can be read fits in its own place', () => {
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
