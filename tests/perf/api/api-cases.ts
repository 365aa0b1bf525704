import { randomUUID } from 'node:crypto'
import { giveFile } from '../../support/server/upload-server-calls.ts'
import type { Caller } from './load.ts'
import { addressFields, type Person } from './people.ts'

export type ApiCase = {
  readonly name: string
  /** Served by the test server with endpoints of its own, instead of the whole shop. */
  readonly isUploadCall?: true
  /** Creates the repeated requests of one person. */
  readonly createCaller: (person: Person) => Caller
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** A refresh token is valid once; the response contains the next one. */
function refreshing({ refreshToken }: Person): Caller {
  let token = refreshToken
  return (before) => {
    if (before) token = JSON.parse(before.body).data.refreshToken ?? token
    return { path: '/api/user/refreshJWT', headers: bearer(token) }
  }
}

/** Each request is a command of its own, under a new idempotency key. */
export function saving({ token, addressId }: Person): Caller {
  const body = JSON.stringify({ id: addressId, country: 'GB', fields: addressFields, is_default: true })
  return () => ({
    method: 'POST',
    path: '/api/user/addresses/save',
    headers: { ...bearer(token), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body,
  })
}

/** 200 kB that start like a JPEG. */
const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200_000, 7)])

function giving({ token }: Person): Caller {
  const headers = { ...bearer(token), 'content-type': 'image/jpeg' }
  return () => ({ method: 'POST', path: `/api${giveFile.path}`, headers, body: picture })
}

export const apiCases: readonly ApiCase[] = [
  { name: 'a read for anyone', createCaller: () => () => ({ path: '/api/stores' }) },
  {
    name: 'a read of a customer',
    createCaller:
      ({ token }) =>
      () => ({ path: '/api/user/addresses', headers: bearer(token) }),
  },
  { name: 'a command', createCaller: saving },
  { name: 'a refresh', createCaller: refreshing },
  { name: 'an upload of 200 kB', isUploadCall: true, createCaller: giving },
]
