import { expect, test, vi } from 'vitest'
import { type FileCall, type LinkFileCall, linkHeader } from '#domain/contract/file-call.ts'
import { attachment } from '#domain/file/file-name.ts'
import { settings } from '#domain/settings.ts'
import type { Credential } from './caller.ts'
import { fetchFile } from './fetch-file.ts'

const contract = { method: 'GET', path: '/scans/{id}/file', needs: 'visitor' } as const satisfies FileCall

const given = () =>
  new Response('bytes', { headers: { 'content-type': 'model/stl', 'content-disposition': attachment('左足.stl') } })
const refused = (status: number, code: string) => () => Response.json({ status: 'error', code }, { status })

type Answer = () => Response | Promise<Response>

/** A shop that answers so in turn, and a visitor with one token after the other. */
function openShop(answers: readonly Answer[], who: Credential = { kind: 'token', token: 'old' }, kept?: string) {
  const asked: Request[] = []
  const left = [...answers]
  let credential = who
  const rejected = vi.fn(() => {
    credential = { kind: 'token', token: 'new' }
  })
  const parts = {
    base: 'http://shop.test/api',
    session: { credential: async () => credential, rejected },
    guest: { kept: () => kept, issued: async () => undefined },
    fetch: async (...[address, init]: Parameters<typeof fetch>) => {
      asked.push(new Request(address, init))
      return (left.shift() ?? given)()
    },
  }
  return { asked, rejected, parts, fetchIt: () => fetchFile(parts, contract, { id: 'a/b', query: { side: 'left' } }) }
}

test('a file comes with its name and kind, asked for by the header and never by a token in its address', async () => {
  const { asked, fetchIt } = openShop([given])
  const fetched = await fetchIt()
  if (!fetched.ok) throw new Error(fetched.code)
  expect([fetched.value.name, fetched.value.type, await fetched.value.text()]).toEqual([
    '左足.stl',
    'model/stl',
    'bytes',
  ])
  expect(asked.map(({ url }) => url)).toEqual(['http://shop.test/api/scans/a%2Fb/file?side=left'])
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer old')
})

test('a refused token is refreshed once; a second refusal is one', async () => {
  const shop = openShop([refused(401, 'AUTH_REQUIRED')])
  expect((await shop.fetchIt()).ok).toBe(true)
  expect(shop.asked[1]?.headers.get('authorization')).toBe('Bearer new')
  const stubborn = openShop([refused(401, 'AUTH_REQUIRED'), refused(401, 'AUTH_REQUIRED')])
  expect(await stubborn.fetchIt()).toMatchObject({ code: 'AUTH_REQUIRED' })
  expect(stubborn.rejected.mock.calls).toEqual([
    ['old', false],
    ['new', true],
  ])
})

test('a guest asks as that guest, and who never did anything here asks nothing', async () => {
  const guest = openShop([given], { kind: 'nobody' }, 'the guest')
  expect((await guest.fetchIt()).ok).toBe(true)
  expect(guest.asked[0]?.headers.get(settings.guest.header)).toBe('the guest')
  const stranger = openShop([given], { kind: 'nobody' })
  expect(await stranger.fetchIt()).toMatchObject({ code: 'AUTH_REQUIRED' })
  expect(stranger.asked).toEqual([])
})

test('by the link of an order nobody is asked who they are, and the link stands in its header alone', async () => {
  const byLink = { method: 'GET', path: '/order/look/print/{id}', needs: 'link' } as const satisfies LinkFileCall
  const { asked, parts } = openShop([given])
  expect((await fetchFile(parts, byLink, { id: '1', link: 'a.b' })).ok).toBe(true)
  expect(asked.map(({ url, headers }) => [url, headers.get(linkHeader), headers.get('authorization')])).toEqual([
    ['http://shop.test/api/order/look/print/1', 'a.b', null],
  ])
})

test.each<[string, Answer, string]>([
  ['that is not there', refused(404, 'NOT_FOUND'), 'NOT_FOUND'],
  ['of a shop that is starting', refused(503, 'UNAVAILABLE'), 'UNAVAILABLE'],
  ['that somebody else answers', () => new Response('<p>', { status: 502 }), 'UNKNOWN_ERROR'],
  ['without an answer', () => Promise.reject(new TypeError('no line')), 'NETWORK_ERROR'],
  [
    'that breaks off',
    () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) })),
    'NETWORK_ERROR',
  ],
])('a file %s is none, and its code says why', async (_name, answer, code) => {
  expect(await openShop([answer]).fetchIt()).toMatchObject({ ok: false, code })
})
