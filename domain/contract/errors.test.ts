import { expect, test } from 'vitest'
import { uploadErrorCodes } from './call-kinds.ts'
import * as endpoints from './endpoints.ts'
import { shopErrorCodes } from './errors.ts'

test('the list of error codes contains exactly those that an endpoint declares, each once', () => {
  const declared = Object.values(endpoints).flatMap((endpoint) => ('errorCodes' in endpoint ? endpoint.errorCodes : []))
  expect([...shopErrorCodes].toSorted()).toEqual([...new Set([...declared, ...uploadErrorCodes])].toSorted())
})
