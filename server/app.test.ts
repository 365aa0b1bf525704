import { expect, test } from 'vitest'
import { pathParameter } from '#domain/contract/endpoint.ts'
import * as endpoints from '#domain/contract/endpoints.ts'
import { type AppDeps, createApp } from './app.ts'

/** No dependency is used before the first request. */
const deps = { basePath: '', postcodes: { knows: {} } } as Partial<AppDeps> as AppDeps

test('the API serves every endpoint of the contract by its method, and otherwise only the documentation', () => {
  const contract = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace(pathParameter, ':id')}`)
  const answered = createApp(deps)
    .routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  expect(answered.toSorted()).toEqual([...contract, 'GET /openapi.json', 'GET /docs'].toSorted())
})
