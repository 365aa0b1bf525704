import { expect, test, vi } from 'vitest'
import { type FileCall, type LinkFileCall, linkHeader } from '#domain/contract/file-call.ts'
import { attachment } from '#domain/file/file-name.ts'
import { settings } from '#domain/settings.ts'
import type { Credential } from './caller.ts'
import { fetchFile } from './fetch-file.ts'

const contract = { method: 'GET', path: '/scans/{id}/file', needs: 'visitor' } as const satisfies FileCall

const given = () =>
  new Response('bytes', { headers: { 'content-type': 'model/stl', 'content-disposition': attachment('左足.stl') } })
const errorResponse = (status: number, code: string) => () => Response.json({ status: 'error', code }, { status })

type Responder = () => Response | Promise<Response>

/** A shop that answers so in turn, and a visitor with one token after the other. */
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

test('a file comes with its name and kind, asked for by the header and never by a token in its address', async () => {
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

test('a refused token is refreshed once; a second refusal is one', async () => {
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

test('a guest asks as that guest, and who never did anything here asks nothing', async () => {
  const guest = openFakeShop([given], { kind: 'nobody' }, 'the guest')
  expect((await guest.fetchIt()).ok).toBe(true)
  expect(guest.requests[0]?.headers.get(settings.guest.header)).toBe('the guest')
  const stranger = openFakeShop([given], { kind: 'nobody' })
  expect(await stranger.fetchIt()).toMatchObject({ code: 'AUTH_REQUIRED' })
  expect(stranger.requests).toEqual([])
})

test('by the link of an order nobody is asked who they are, and the link stands in its header alone', async () => {
  const byLink = { method: 'GET', path: '/order/look/print/{id}', needs: 'link' } as const satisfies LinkFileCall
  const { requests, deps } = openFakeShop([given])
  expect((await fetchFile(deps, byLink, { id: '1', link: 'a.b' })).ok).toBe(true)
  expect(requests.map(({ url, headers }) => [url, headers.get(linkHeader), headers.get('authorization')])).toEqual([
    ['http://shop.test/api/order/look/print/1', 'a.b', null],
  ])
})

test.each<[string, Responder, string]>([
  ['that is not there', errorResponse(404, 'NOT_FOUND'), 'NOT_FOUND'],
  ['of a shop that is starting', errorResponse(503, 'UNAVAILABLE'), 'UNAVAILABLE'],
  ['that somebody else answers', () => new Response('<p>', { status: 502 }), 'UNKNOWN_ERROR'],
  ['without an answer', () => Promise.reject(new TypeError('no line')), 'NETWORK_ERROR'],
  [
    'that breaks off',
    () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) })),
    'NETWORK_ERROR',
  ],
])('a file %s is none, and its code says why', async (_name, answer, code) => {
  expect(await openFakeShop([answer]).fetchIt()).toMatchObject({ ok: false, code })
})
