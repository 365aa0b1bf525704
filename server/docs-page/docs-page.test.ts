import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { FileCall, RawCall, StreamCall, UploadCall } from '#domain/contract/call-kinds.ts'
import { apiErrors } from '#server/http/api-errors.ts'
import { failWithFieldErrors, problemBody } from '#server/http/problem.ts'
import { actions } from '#server/operators/actions/every-action.ts'
import { mayDo, operatorRoles } from '#server/operators/actions/who-is-at-work.ts'
import { aboutCalls, callNames, calls } from './about-calls.ts'
import { describeCall } from './describe-call.ts'
import { docsPage, docsPolicy } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

test('the document lists every endpoint of the contract with its base path', () => {
  const document = openApiDocument('/shop/api')
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/shop/api' }] })
  for (const name of callNames) {
    const { path, method } = calls[name]
    expect(aboutCalls[name].about).not.toBe('')
    expect(document).toHaveProperty(['paths', path, method.toLowerCase(), 'summary'], aboutCalls[name].about)
  }
})

test('every error has one body, which the document describes whole', () => {
  const { fields } = failWithFieldErrors([['email', 'invalid_format']]).facts
  const limited = { retryAfterSeconds: 60, limit: 'orders_per_owner', challenge: {} } as const
  const problem = { code: 'code_wrong', fields, triesLeft: 4, ...limited, difference: {} } as const
  const body = Object.keys(JSON.parse(problemBody(problem, 'the-request')))
  const described = ['components', 'schemas', 'ProblemDetails', 'properties']
  const document: object = openApiDocument('/api')
  expect(document).toHaveProperty(described, Object.fromEntries(body.map((name) => [name, expect.any(Object)])))
  const field = Object.fromEntries(Object.keys(fields[0] ?? {}).map((name) => [name, { type: 'string' }]))
  expect(document).toHaveProperty([...described, 'fields', 'items', 'properties'], field)
  for (const path of Object.values((document as { paths: Record<string, object> }).paths))
    for (const match of JSON.stringify(path).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(match[1]).toBe('ProblemDetails')
})

test('the document describes an endpoint’s fields and limits and allows no others', () => {
  expect(openApiDocument('/api')).toHaveProperty(
    ['paths', '/report/clientError', 'post', 'requestBody', 'content', 'application/json', 'schema'],
    expect.objectContaining({
      type: 'object',
      required: ['reference', 'path', 'message'],
      additionalProperties: false,
      properties: expect.objectContaining({ path: { type: 'string', maxLength: 500 } }),
    }),
  )
})

test('the document states which endpoints need an idempotency key, and its errors', () => {
  const saved = ['paths', '/user/addresses/save', 'post']
  const named = expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true })
  expect(openApiDocument('/api')).toHaveProperty([...saved, 'parameters'], [named])
  for (const status of ['400', '409', '422'])
    expect(openApiDocument('/api')).toHaveProperty([...saved, 'responses', status])
  expect(openApiDocument('/api')).toHaveProperty(['paths', '/user/profile/save', 'post', 'parameters'], [])
})

test('the document states every error code of each endpoint, with its message, at its status', () => {
  const document = openApiDocument('/api')
  for (const name of callNames) {
    const call = calls[name]
    for (const code of [...aboutCalls[name].errors, ...(('errorCodes' in call && call.errorCodes) || [])]) {
      const { status, message } = apiErrors[code]
      expect(document).toHaveProperty(
        ['paths', call.path, call.method.toLowerCase(), 'responses', `${status}`, 'description'],
        expect.stringContaining(`\`${code}\`: ${message}`),
      )
    }
  }
  const conflicts = ['paths', '/order/pay', 'post', 'responses', '409', 'description']
  expect(document).toHaveProperty(conflicts, expect.stringMatching(/`transition_not_allowed`: .*; `voucher_open`: /))
})

const giveFile = {
  method: 'POST',
  path: '/theirs',
  needs: 'visitor',
  media: ['image/jpeg', 'model/stl'],
  maxBytes: 20_000_000,
  response: z.object({}),
  successStatus: 200,
} as const satisfies UploadCall
const takeFile = { method: 'GET', path: '/theirs/{id}', needs: 'visitor' } as const satisfies FileCall
const stages = {
  method: 'GET',
  path: '/stages',
  needs: 'customer',
  events: { moved: z.object({ to: z.string() }) },
} as const satisfies StreamCall
const signedWebhook = {
  method: 'POST',
  path: '/news',
  headers: ['x-signature'],
  maxBytes: 9,
  response: z.object({}),
  successStatus: 200,
} as const satisfies RawCall

const says = { name: 'theirs', about: 'What it is.', errors: ['AUTH_REQUIRED'] } as const

test('the document describes an upload’s media types, size limit and file name', () => {
  const described = describeCall(giveFile, says)
  expect(described).toHaveProperty(['security'], [{ token: [] }, { guest: [] }])
  expect(described).toHaveProperty(['requestBody', 'content', 'model/stl'])
  expect(described).toHaveProperty(['requestBody', 'description'], expect.stringContaining('20000000 bytes'))
  expect(described).toHaveProperty(['parameters'], [expect.objectContaining({ name: 'Content-Disposition' })])
  for (const status of [200, 400, 401, 408, 409, 413, 415]) expect(described).toHaveProperty(['responses', `${status}`])
})

test('the document describes a file’s ranges and ETags', () => {
  const described = describeCall(takeFile, says)
  expect(described).toHaveProperty(
    ['parameters'],
    [
      expect.objectContaining({ name: 'id', in: 'path' }),
      ...['Range', 'If-Range', 'If-None-Match'].map((name) => expect.objectContaining({ name })),
    ],
  )
  for (const status of [200, 206, 304, 401, 416]) expect(described).toHaveProperty(['responses', `${status}`])
})

test('the document describes a stream’s events, and the headers of a signed webhook', () => {
  const followed = describeCall(stages, says)
  expect(followed).toHaveProperty(
    ['responses', '200', 'content', 'text/event-stream', 'schema', 'anyOf'],
    [expect.objectContaining({ title: 'moved', required: ['to'] })],
  )
  expect(followed).toHaveProperty(['parameters'], [expect.objectContaining({ name: 'last-event-id' })])
  const signed = describeCall(signedWebhook, says)
  expect(signed).toHaveProperty(['parameters'], [expect.objectContaining({ name: 'x-signature' })])
  expect(signed).toHaveProperty(['requestBody', 'content', '*/*'])
  expect(signed).not.toHaveProperty(['security'])
})

test('the document describes the input of each operator action', () => {
  expect(openApiDocument('/api')).toHaveProperty(
    ['paths', '/operator/customers.find', 'post', 'requestBody', 'content', 'application/json', 'schema'],
    expect.objectContaining({
      required: ['search'],
      additionalProperties: false,
      properties: { search: { type: 'string', minLength: 1, maxLength: 254 } },
    }),
  )
  for (const name of Object.keys(actions))
    expect(openApiDocument('/api')).toHaveProperty(
      ['paths', `/operator/${name}`, 'post', 'security'],
      [{ operator: [] }],
    )
})

test('the document states who may run each operator action: one role and the owner', () => {
  for (const [name, { role }] of Object.entries(actions)) {
    const roles = operatorRoles.filter((held) => mayDo(held, role)).join(' or ')
    expect(openApiDocument('/api')).toHaveProperty(
      ['paths', `/operator/${name}`, 'post', 'summary'],
      expect.stringMatching(new RegExp(` Needs the role ${roles}\\.$`)),
    )
  }
})

test('the page lists every endpoint and error, runs no scripts, and its policy allows its only style by hash', async () => {
  const page = await docsPage('/api')
  for (const contract of Object.values(calls)) expect(page).toContain(`${contract.method} /api${contract.path}`)
  for (const code of Object.keys(apiErrors)) expect(page).toContain(code)
  expect(page).not.toMatch(/<script|style=|javascript:/)
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(page) ?? []
  expect(docsPolicy).toContain(createHash('sha256').update(style).digest('base64'))
})
