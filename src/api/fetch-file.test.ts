import { expect, test, vi } from 'vitest'
import { type FileCall, type LinkFileCall, linkHeader } from '#domain/contract/call-kinds.ts'
import { attachment } from '#domain/file/file-name.ts'
import { settings } from '#domain/settings.ts'
import type { Credential } from './caller.ts'
import { fetchFile } from './fetch-file.ts'

const contract = { method: 'GET', path: '/scans/{id}/file', needs: 'visitor' } as const satisfies FileCall

const given = () =>
  new Response('bytes', { headers: { 'content-type': 'model/stl', 'content-disposition': attachment('左足.stl') } })
const errorResponse = (status: number, code: string) => () => Response.json({ status: 'error', code }, { status })

type Responder = () => Response | Promise<Response>

/** A shop that gives these responses in turn, and a visitor with one token after the other. */
function openFakeShop(
  answers: readonly Responder[],
  who: Credential = { kind: 'token', token: 'old' },
  storedGuestToken?: string,
) {
  const requests: Request[] = []
  const left = [...answers]
  let credential = who
  const reportRejectedToken = vi.fn(() => {
    credential = { kind: 'token', token: 'new' }
  })
  const deps = {
    base: 'http://shop.test/api',
    session: { credential: async () => credential, reportRejectedToken },
    guest: { storedGuestToken: () => storedGuestToken, issued: async () => undefined },
    fetch: async (...[address, init]: Parameters<typeof fetch>) => {
      requests.push(new Request(address, init))
      return (left.shift() ?? given)()
    },
  }
  return {
    requests,
    reportRejectedToken,
    deps,
    fetchIt: () => fetchFile(deps, contract, { id: 'a/b', query: { side: 'left' } }),
  }
}

test('returns a file with its name and type, and sends the token in a header, never in the address', async () => {
  const { requests, fetchIt } = openFakeShop([given])
  const fetched = await fetchIt()
  if (!fetched.ok) throw new Error(fetched.code)
  expect([fetched.value.name, fetched.value.type, await fetched.value.text()]).toEqual([
    '左足.stl',
    'model/stl',
    'bytes',
  ])
  expect(requests.map(({ url }) => url)).toEqual(['http://shop.test/api/scans/a%2Fb/file?side=left'])
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer old')
})

test('a rejected token is refreshed once, and a second rejection is AUTH_REQUIRED', async () => {
  const shop = openFakeShop([errorResponse(401, 'AUTH_REQUIRED')])
  expect((await shop.fetchIt()).ok).toBe(true)
  expect(shop.requests[1]?.headers.get('authorization')).toBe('Bearer new')
  const stubborn = openFakeShop([errorResponse(401, 'AUTH_REQUIRED'), errorResponse(401, 'AUTH_REQUIRED')])
  expect(await stubborn.fetchIt()).toMatchObject({ code: 'AUTH_REQUIRED' })
  expect(stubborn.reportRejectedToken.mock.calls).toEqual([
    ['old', false],
    ['new', true],
  ])
})

test('a guest sends the guest token, and a visitor without one sends no request', async () => {
  const guest = openFakeShop([given], { kind: 'nobody' }, 'the guest')
  expect((await guest.fetchIt()).ok).toBe(true)
  expect(guest.requests[0]?.headers.get(settings.guest.header)).toBe('the guest')
  const stranger = openFakeShop([given], { kind: 'nobody' })
  expect(await stranger.fetchIt()).toMatchObject({ code: 'AUTH_REQUIRED' })
  expect(stranger.requests).toEqual([])
})

test('an order link is sent in its own header, without credentials', async () => {
  const byLink = { method: 'GET', path: '/order/lookup/printFile/{id}', needs: 'link' } as const satisfies LinkFileCall
  const { requests, deps } = openFakeShop([given])
  expect((await fetchFile(deps, byLink, { id: '1', link: 'a.b' })).ok).toBe(true)
  expect(requests.map(({ url, headers }) => [url, headers.get(linkHeader), headers.get('authorization')])).toEqual([
    ['http://shop.test/api/order/lookup/printFile/1', 'a.b', null],
  ])
})

test.each<[string, Responder, string]>([
  ['that does not exist', errorResponse(404, 'NOT_FOUND'), 'NOT_FOUND'],
  ['of a shop that is starting', errorResponse(503, 'UNAVAILABLE'), 'UNAVAILABLE'],
  ['answered by a proxy', () => new Response('<p>', { status: 502 }), 'UNKNOWN_ERROR'],
  ['without a response', () => Promise.reject(new TypeError('no line')), 'NETWORK_ERROR'],
  [
    'that breaks off',
    () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) })),
    'NETWORK_ERROR',
  ],
])('a file %s fails with its code', async (_name, answer, code) => {
  expect(await openFakeShop([answer]).fetchIt()).toMatchObject({ ok: false, code })
})
