import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import { fail, ok } from '#domain/result.ts'
import type { ApiEnv } from './api-env.ts'
import { endpoint, type UseCase } from './endpoint.ts'
import { problemResponse } from './problem-response.ts'
import type { RequestContext } from './request-context.ts'

const requestContext: RequestContext = {
  request: {} as IncomingMessage,
  response: {} as ServerResponse,
  id: 'the-request',
  path: '/pair',
  query: '',
  caller: '192.0.2.1',
  body: { requestBody: () => {}, takeTime: () => {} },
}

const orderPair = {
  method: 'POST',
  path: '/pair',
  query: z.strictObject({ colour: z.optional(z.enum(['black', 'grey'])) }),
  body: z.strictObject({ lengthMm: z.number().check(z.minimum(150), z.maximum(350)) }),
  response: z.object({ number: z.number() }),
  successStatus: 200,
} as const satisfies Endpoint

async function order(work: UseCase<typeof orderPair>, body: unknown = { lengthMm: 250 }, query = '') {
  const app = new Hono<ApiEnv>()
  app.onError((_error, context) => problemResponse(context, { code: 'SERVER_ERROR' }))
  endpoint(app, orderPair, work)
  const headers = { 'content-type': 'application/json' }
  const request = new Request(`http://shop.test/pair${query}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await app.fetch(request, { requestContext })
  return { status: answer.status, body: await answer.json() }
}

test('passes the parsed input to the use case and sends its result in the response envelope', async () => {
  const seen: unknown[] = []
  const answer = await order(
    async (call) => {
      seen.push(call)
      return ok({ number: 7 })
    },
    { lengthMm: 250 },
    '?colour=grey',
  )
  expect(answer).toEqual({ status: 200, body: { status: 'success', data: { number: 7 } } })
  expect(seen).toMatchObject([
    {
      query: { colour: 'grey' },
      body: { lengthMm: 250 },
      id: '',
      caller: '192.0.2.1',
      requestId: 'the-request',
      userAgent: '',
    },
  ])
})

test.each([
  [{ lengthMm: 20 }, ''],
  [{ lengthMm: '250' }, ''],
  [{}, ''],
  [{ lengthMm: 250, price: 0 }, ''],
  [{ lengthMm: 250 }, '?colour=pink'],
  [{ lengthMm: 250 }, '?role=owner'],
])('with %j and "%s" the use case is not called', async (body, query) => {
  let ran = 0
  const answer = await order(
    async () => {
      ran++
      return ok({ number: 7 })
    },
    body,
    query,
  )
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', fields: [expect.anything()] } })
  expect(ran).toBe(0)
})

test('sends an expected error with its code', async () => {
  const answer = await order(async () => fail('NOT_FOUND'))
  expect(answer).toEqual({
    status: 404,
    body: { status: 'error', code: 'NOT_FOUND', message: 'Not found', request_id: 'the-request' },
  })
})

test('sends SERVER_ERROR instead of a result that breaks the contract', async () => {
  const invalid = { number: 'seven' } as unknown as { number: number }
  expect(await order(async () => ok(invalid))).toMatchObject({ status: 500, body: { code: 'SERVER_ERROR' } })
})

test('drops properties that the contract does not declare', async () => {
  const tooMuch = { number: 7, customer: 'somebody else' }
  expect((await order(async () => ok(tooMuch))).body.data).toEqual({ number: 7 })
})

test('an unexpected error reveals nothing but the request id', async () => {
  const answer = await order(async () => {
    throw new Error('password of the database')
  })
  expect(answer.body).toEqual({
    status: 'error',
    code: 'SERVER_ERROR',
    message: 'Server error',
    request_id: 'the-request',
  })
})
