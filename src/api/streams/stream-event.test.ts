import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { StreamCall } from '#domain/contract/call-kinds.ts'
import { toStreamEvent } from './stream-event.ts'

const contract = {
  method: 'GET',
  path: '/happenings',
  needs: 'visitor',
  events: { step: z.object({ step: z.number() }) },
} as const satisfies StreamCall

test.each([
  ['step', '{"step":1,"more":true}', { kind: 'step', payload: { step: 1 } }],
  ['stream.opened', '{"is_resumed":true}', { kind: 'stream.opened', isResumed: true }],
  ['stream.opened', 'noise', { kind: 'stream.opened', isResumed: false }],
  ['step', '{"step":"one"}', undefined],
  ['step', '{"step":', undefined],
  ['chat', '{"step":1}', undefined],
  ['__proto__', '{}', undefined],
  ['toString', '{}', undefined],
])('an event %s with data %s is reduced to what the contract defines', (kind, data, received) => {
  expect(toStreamEvent(contract, { id: 'c:1', kind, data })).toEqual(received)
})
