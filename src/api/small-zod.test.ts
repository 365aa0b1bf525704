import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as real from 'zod/v4-mini'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import * as small from './small-zod.ts'

type Zod = typeof real

/** One schema of every kind, and of kinds in kinds, as either library makes it. */
const makers: Record<string, (z: Zod) => { safeParse(given: unknown): { success: boolean; data?: unknown } }> = {
  string: (z) => z.string(),
  number: (z) => z.number(),
  boolean: (z) => z.boolean(),
  unknown: (z) => z.unknown(),
  literal: (z) => z.literal('success'),
  enum: (z) => z.enum(['GB', 'JP']),
  nullable: (z) => z.nullable(z.string()),
  array: (z) => z.array(z.nullable(z.number())),
  union: (z) => z.union([z.string(), z.object({ token: z.string(), refreshToken: z.string() })]),
  object: (z) => z.object({ a: z.string(), b: z.optional(z.number()), c: z.unknown() }),
  'strict object': (z) => z.strictObject({ id: z.optional(z.string().check(z.maxLength(3))) }),
  checks: (z) => z.string().check(z.maxLength(5), z.regex(/^[a-z]*$/)),
  'exactly optional': (z) => z.object({ a: z.exactOptional(z.string()), b: z.exactOptional(z.unknown()) }),
  range: (z) => z.number().check(z.gte(-1), z.lte(2)),
  refined: (z) =>
    z.array(z.unknown()).check(
      z.maxLength(3),
      z.refine(({ length }) => length !== 1),
    ),
  time: (z) => z.iso.datetime(),
  'at least so long': (z) => z.string().check(z.minLength(2)),
  'whole number': (z) => z.int().check(z.gte(1)),
  uuid: (z) => z.uuid(),
  'more fields': (z) => z.object({ ...z.object({ a: z.string() }).shape, b: z.number() }),
  record: (z) => z.record(z.string(), z.union([z.string(), z.number()])),
  nested: (z) => z.object({ list: z.array(z.object({ name: z.object({ en: z.string() }) })) }),
}

const text = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('success', 'GB', 'JP', 'abc'))
const leaf = fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constantFrom(null, undefined))
const near = fc.record(
  {
    a: leaf,
    b: leaf,
    c: leaf,
    id: leaf,
    token: text,
    refreshToken: text,
    list: fc.array(fc.record({ name: fc.record({ en: leaf }) })),
  },
  { requiredKeys: [] },
)
const time = fc.oneof(
  fc.date({ noInvalidDate: false }).map((date) => (Number.isNaN(date.getTime()) ? 'Invalid Date' : date.toISOString())),
  fc
    .tuple(fc.integer({ min: 1890, max: 2110 }), fc.nat({ max: 13 }), fc.nat({ max: 32 }), fc.nat({ max: 24 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')))
    .map(([year, month, day, hour]) => `${year}-${month}-${day}T${hour}:00:00Z`),
  fc.constantFrom(
    '2026-02-29T10:00Z',
    '2024-02-29T10:00Z',
    '2026-11-24T10:00:00+09:00',
    '2026-11-24T10:00:00',
    '2026-11-24',
  ),
)
const uuid = fc.oneof(
  fc.uuid(),
  fc.uuid().map((one) => one.toUpperCase()),
  fc.uuid().map((one) => one.replace(/-(.)/g, '-0')),
  fc.constantFrom('0', 'f').map((digit) => 'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx'.replaceAll('x', digit)),
)
const given = fc.oneof(leaf, near, time, uuid, fc.array(leaf), fc.anything())

test.each(Object.entries(makers))('%s is read as by zod itself, whatever is given', (_, make) => {
  const [wanted, own] = [make(real), make(small as unknown as Zod)]
  fc.assert(
    fc.property(given, (value) => {
      const [one, other] = [wanted.safeParse(value), own.safeParse(value)]
      expect(other.success).toBe(one.success)
      if (one.success) expect(other.data).toEqual(one.data)
    }),
    { numRuns: scaleRuns(500) },
  )
})

test('what does not fit is thrown by parse', () => {
  expect(() => small.string().parse(7)).toThrow('does not fit')
  expect(small.string().parse('x')).toBe('x')
})
