import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { wireErrors } from '#server/http/wire-errors.ts'
import { actions } from '#server/operators/actions/every-action.ts'
import { aboutCalls, callNames, calls } from './about-calls.ts'
import { docsPage, docsPolicy } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

test('the document holds every call of the contract, with its base path', () => {
  const document = openApiDocument('/shop/api')
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/shop/api' }] })
  for (const name of callNames) {
    const { path, method } = calls[name]
    expect(aboutCalls[name].about).not.toBe('')
    expect(document).toHaveProperty(['paths', path, method.toLowerCase(), 'summary'], aboutCalls[name].about)
  }
})

test('the document tells what a call takes: the fields, their limits, and that there are no others', () => {
  expect(openApiDocument('/api')).toHaveProperty(
    ['paths', '/report/problem', 'post', 'requestBody', 'content', 'application/json', 'schema'],
    expect.objectContaining({
      type: 'object',
      required: ['reference', 'path', 'message'],
      additionalProperties: false,
      properties: expect.objectContaining({ path: { type: 'string', maxLength: 500 } }),
    }),
  )
})

test('the document tells which calls need an idempotency key, and what can be wrong with it', () => {
  const saved = ['paths', '/user/addresses/save', 'post']
  const named = expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true })
  expect(openApiDocument('/api')).toHaveProperty([...saved, 'parameters'], [named])
  for (const status of ['400', '409', '422'])
    expect(openApiDocument('/api')).toHaveProperty([...saved, 'responses', status])
  expect(openApiDocument('/api')).toHaveProperty(['paths', '/user/profile/save', 'post', 'parameters'], [])
})

test('the document tells what each action of the operators takes', () => {
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

test('the page for people shows every call and every error, runs nothing, and its one style is allowed by its hash', async () => {
  const page = await docsPage('/api')
  for (const contract of Object.values(calls)) expect(page).toContain(`${contract.method} /api${contract.path}`)
  for (const code of Object.keys(wireErrors)) expect(page).toContain(code)
  expect(page).not.toMatch(/<script|style=|javascript:/)
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(page) ?? []
  expect(docsPolicy).toContain(createHash('sha256').update(style).digest('base64'))
})
