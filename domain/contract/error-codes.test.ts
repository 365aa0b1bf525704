import { expect, test } from 'vitest'
import { shopErrorCodes } from './error-codes.ts'
import * as endpoints from './every-call.ts'
import { uploadErrorCodes } from './upload-call.ts'

test('the list of error codes contains exactly those that an endpoint declares, each once', () => {
  const declared = Object.values(endpoints).flatMap((endpoint) => ('errorCodes' in endpoint ? endpoint.errorCodes : []))
  expect([...shopErrorCodes].toSorted()).toEqual([...new Set([...declared, ...uploadErrorCodes])].toSorted())
})
