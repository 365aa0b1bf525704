import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser, type RawEvent } from './parse-events.ts'

const encodeText = (text: string) => new TextEncoder().encode(text)

function parse(text: string, cuts: readonly number[] = []): readonly RawEvent[] {
  const bytes = encodeText(text)
  const feed = createEventParser()
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted((one, two) => one - two)
  return ends.flatMap((end, index) => feed(bytes.subarray(ends[index - 1] ?? 0, end)))
}

test.each([
  [
    'two events',
    'id: c:1\nevent: said\ndata: {"a":1}\n\nid: c:2\nevent: said\ndata: {}\n\n',
    [
      ['c:1', 'said', '{"a":1}'],
      ['c:2', 'said', '{}'],
    ],
  ],
  [
    'other line endings',
    'id: 1\r\nevent: a\rdata: x\r\n\r\ndata: y\r\r',
    [
      ['1', 'a', 'x'],
      ['1', 'message', 'y'],
    ],
  ],
  ['a byte order mark at the beginning', '\uFEFFevent: a\ndata: x\n\n', [['', 'a', 'x']]],
  ['comments', ':\n\n: still here\nevent: a\n:x\ndata: x\n\n:\n\n', [['', 'a', 'x']]],
  ['multi-line data', 'data: one\ndata:two\ndata:  three\ndata\n\n', [['', 'message', 'one\ntwo\n three\n']]],
  ['unknown fields', 'retry: 5\nnever: x\nwords without a colon\ndata: x\n\n', [['', 'message', 'x']]],
  ['an ID alone and one with NUL', 'id: 7\n\nid: 8\0\ndata: x\n\n', [['7', 'message', 'x']]],
  ['an event without data', 'event: a\n\ndata: x\n\n', [['', 'message', 'x']]],
  ['an event without an end', 'data: x\n\nid: 9\ndata: y\n', [['', 'message', 'x']]],
  ['multi-byte characters', 'data: 足の靴 👣\n\n', [['', 'message', '足の靴 👣']]],
])('parses %s', (_, text, events) => {
  expect(parse(text).map(({ id, kind, data }) => [id, kind, data])).toEqual(events)
})

const piece = fc.constantFrom(
  'id: c:1',
  'id: 足',
  'event: a',
  'data: {"x":"👣"}',
  'data',
  ': c',
  '\r',
  '\n',
  '\r\n',
  '\n\n',
  '\r\n\r\n',
  '\uFEFF',
  'x',
)

test('parses the same events however the stream is chunked', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.array(fc.nat(), { maxLength: 20 }), (pieces, cuts) => {
      const text = pieces.join('')
      expect(parse(text, cuts)).toEqual(parse(text))
    }),
  )
})

test('throws on a line or an event without an end', () => {
  const feed = createEventParser()
  const endless = (line: string) => () => {
    for (let time = 0; time < 100; time++) feed(encodeText(line))
  }
  expect(endless(':\n\n')).not.toThrow()
  expect(endless('x'.repeat(1_000))).toThrow('exceeds the maximum length')
  expect(endless(`data: ${'x'.repeat(1_000)}\n`)).toThrow('exceeds the maximum length')
})
