import { expect, test } from 'vitest'
import { problemBody, problemHeaders, problemStatus } from './problem.ts'

test('a problem names the limit that was reached, and when to try again', () => {
  const problem = { code: 'TOO_MANY_REQUESTS', limit: 'orders_per_owner', retryAfterSeconds: 60 } as const
  expect(JSON.parse(problemBody(problem, 'r1'))).toMatchObject({ limit: 'orders_per_owner', retry_after: 60 })
  expect([problemStatus(problem), problemHeaders(problem)['retry-after']]).toEqual([429, '60'])
})

test('a problem contains the challenge to solve first', () => {
  const problem = { code: 'proof_of_work_required', challenge: { parts: 16 } } as const
  expect(JSON.parse(problemBody(problem, 'r1'))).toMatchObject({ code: problem.code, challenge: { parts: 16 } })
  expect(problemStatus(problem)).toBe(428)
})

test('other problems name neither', () => {
  expect(Object.keys(JSON.parse(problemBody({ code: 'NOT_FOUND' }, 'r1')))).toEqual([
    'status',
    'code',
    'message',
    'request_id',
  ])
})
