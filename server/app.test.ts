import { expect, test } from 'vitest'
import * as endpoints from '#domain/contract/every-call.ts'
import { type AppDeps, createApp } from './app.ts'

/** Nothing is asked for before the first call. */
const deps = { basePath: '', postcodes: { knows: {} } } as Partial<AppDeps> as AppDeps

test('every call of the contract is on the API by its method, and beside them only the documents', () => {
  const contract = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace('{id}', ':id')}`)
  const answered = createApp(deps)
    .routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
  expect(answered.toSorted()).toEqual([...contract, 'GET /openapi.json', 'GET /docs'].toSorted())
})
