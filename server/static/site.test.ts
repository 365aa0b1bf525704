import { createHash } from 'node:crypto'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRequestContext } from '#server/http/request-context.ts'
import { listen } from '#server/listen.ts'
import { emptyFolderFor } from '../../tests/support/server/data-folder.ts'
import { pageAnswerer } from './answer-page.ts'
import { loadBuild } from './load-build.ts'

const script = `export const shop = '${'hadashi '.repeat(200)}'`
const style = 'main{color:red}'
const pageHtml = (name: string) => `<!doctype html><style>${style}</style><title>${name}</title>`

let server: Server
let port: number
let remove: () => Promise<void>

async function write(file: string, text: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

beforeAll(async () => {
  const folder = await emptyFolderFor()
  remove = folder.remove
  const dist = folder.path
  const newest = join(dist, 'builds', 'bbbbbbbbbbbb', 'site')
  const earlier = join(dist, 'builds', 'aaaaaaaaaaaa', 'site')
  await write(join(dist, 'latest.json'), '{"id":"bbbbbbbbbbbb","timestamp":1}')
  for (const name of ['', 'about/', 'auth/{token}/', 'not-found/', 'calendly/', 'shapediver/'])
    for (const folder of ['', 'ja/'])
      await write(join(newest, folder, name, 'index.html'), pageHtml(`${folder}${name}`))
  for (const folder of ['', 'ja/']) await write(join(newest, folder, '404.html'), pageHtml(`${folder}404`))
  await write(join(newest, 'about', '_payload.json'), '"new"')
  await write(join(earlier, 'about', '_payload.json'), '"old"')
  await write(join(newest, 'builds', 'latest.json'), '{"id":"bbbbbbbbbbbb","timestamp":1}')
  await write(join(earlier, 'builds', 'meta', 'aaaaaaaaaaaa.json'), '{"id":"aaaaaaaaaaaa"}')
  await write(join(newest, 'assets', 'measure.worker-1.js'), script)
  await write(join(newest, 'assets', 'main-2.js'), script)
  await write(join(newest, 'assets', 'main-2.js.br'), brotliCompressSync(script))
  await write(join(newest, 'assets', 'main-2.js.gz'), gzipSync(script))
  await write(join(newest, 'favicon.svg'), '<svg/>')
  await write(join(newest, '_ui', 'index.html'), 'a page of those who make the shop')
  await write(join(earlier, 'index.html'), 'an old page')
  await write(join(earlier, 'assets', 'main-1.js'), 'old')
  await write(join(earlier, 'old.txt'), 'old')
  await write(join(dist, 'secret.txt'), 'secret')
  await symlink(join(dist, 'secret.txt'), join(newest, 'link.txt'))
  const answer = pageAnswerer(await loadBuild(dist), {
    publicUrl: undefined,
    schedulingUrl: 'https://calendly.com/shop',
    viewer: 'shapediver',
    modelViewUrl: 'https://models.example',
    isDemo: false,
  })
  const body = { requestBody: () => {}, takeTime: () => {} }
  server = createServer((incomingRequest, response) =>
    answer(openRequestContext(incomingRequest, response, () => '', body)),
  )
  const listening = await listen(server, 0, '127.0.0.1')
  port = listening.ok ? listening.value : 0
})

afterAll(async () => {
  server.close()
  await remove()
})

type SiteResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    const incomingRequest = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    incomingRequest.on('error', reject).end()
  })
}

const asset = '/assets/main-2.js'

test('sends the smallest encoding that the browser accepts, and every encoding decodes to the same text', async () => {
  const [br, gz, plain] = [
    await get(asset, { 'accept-encoding': 'gzip, br' }),
    await get(asset, { 'accept-encoding': 'gzip' }),
    await get(asset),
  ]
  expect([br, gz, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(brotliDecompressSync(br.body).toString()).toBe(script)
  expect(gunzipSync(gz.body).toString()).toBe(script)
  expect(plain.body.toString()).toBe(script)
  expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  for (const { headers } of [br, gz, plain]) expect(headers.vary).toBe('Accept-Encoding')
})

test('a file whose name contains a hash is cached for a year, a page is revalidated', async () => {
  expect((await get(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/about')).headers['cache-control']).toBe('no-cache')
  expect((await get('/builds/latest.json')).headers['cache-control']).toBe('no-cache')
})

test.each(['own', 'weak', 'list', 'any'])('does not send again what the browser already has (%s tag)', async (kind) => {
  const { headers } = await get(asset, { 'accept-encoding': 'br' })
  const tags = { own: headers.etag, weak: `W/${headers.etag}`, list: `"other", ${headers.etag}`, any: '*' }
  const again = await get(asset, { 'accept-encoding': 'br', 'if-none-match': String(tags[kind as keyof typeof tags]) })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers.etag).toBe(headers.etag)
})

test('the ETag of one encoding does not match another', async () => {
  const { headers } = await get(asset, { 'accept-encoding': 'br' })
  expect((await get(asset, { 'if-none-match': String(headers.etag) })).status).toBe(200)
})

test('a range is a part of the unencoded file and carries its ETag', async () => {
  const whole = await get(asset)
  const part = await get(asset, { range: 'bytes=7-11', 'accept-encoding': 'br' })
  expect(part.status).toBe(206)
  expect(part.body.toString()).toBe(script.slice(7, 12))
  expect(part.headers['content-range']).toBe(`bytes 7-11/${script.length}`)
  expect(part.headers.etag).toBe(whole.headers.etag)
  expect((await get(asset, { range: `bytes=${script.length}-` })).status).toBe(416)
  expect((await get(asset, { range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200)
  expect((await get(asset, { range: 'bytes=0-1', 'if-range': String(whole.headers.etag) })).status).toBe(206)
})

test('HEAD returns the headers of GET without the body', async () => {
  const { status, headers, body } = await get(asset, {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, String(script.length), 0])
})

test('a tab of an earlier build finds its chunks, but no page and no other file of that build', async () => {
  expect((await get('/assets/main-1.js')).body.toString()).toBe('old')
  expect((await get('/old.txt')).status).toBe(404)
  expect((await get('/')).body.toString()).toBe(pageHtml(''))
})

test('does not follow a symlink out of the build', async () => {
  expect((await get('/link.txt', { accept: 'text/plain' })).status).toBe(404)
})

test.each([
  ['/', 200, ''],
  ['/about', 200, 'about/'],
  ['/ja', 200, 'ja/'],
  ['/ja/about', 200, 'ja/about/'],
  ['/en/about', 200, 'about/'],
  ['/auth/abc', 200, 'auth/{token}/'],
  ['/not-found', 404, 'not-found/'],
  ['/ja/not-found', 404, 'ja/not-found/'],
  ['/fr/about', 404, '404'],
  ['/ja/fr/about', 404, 'ja/404'],
  ['/index.html', 404, '404'],
  ['/about/index.html', 404, '404'],
  ['/404.html', 404, '404'],
  ['/auth/a/b', 404, '404'],
  ['/About', 404, '404'],
  ['/tabi-gen-01', 404, '404'],
  ['/profile/order/7', 404, '404'],
])('the page %s is answered with %i and its own file', async (path, status, name) => {
  const answer = await get(path, { accept: 'text/html' })
  expect(answer.status).toBe(status)
  expect(answer.body.toString()).toBe(pageHtml(name))
})

test.each(['abc.', ')', 'a%20b', 'x'.repeat(150), 'x'.repeat(300)])(
  'a link that a mail program broke (/auth/%s) shows the page for sign-in links',
  async (broken) => {
    const answer = await get(`/auth/${broken}`, { accept: 'text/html' })
    expect(answer.status).toBe(200)
    expect(answer.body.toString()).toBe(pageHtml('auth/{token}/'))
  },
)

const japanese = { 'accept-language': 'ja-JP,ja;q=0.9,en;q=0.1' }

test.each([
  ['/about', {}, undefined],
  ['/about', japanese, '/ja/about?lang=ja'],
  ['/about', { ...japanese, cookie: 'a=b; language=en' }, undefined],
  ['/about', { cookie: 'language=ja' }, '/ja/about?lang=ja'],
  ['/about?a=%2F', { cookie: 'language=ja' }, '/ja/about?a=%2F&lang=ja'],
  ['/nowhere', japanese, '/ja/nowhere?lang=ja'],
  ['/ja/about', {}, undefined],
  ['/en/about', japanese, undefined],
  ['/about?lang=ja', {}, '/ja/about?lang=ja'],
  ['/ja/about?lang=en', japanese, '/about?lang=en'],
  ['/ja/about?lang=fr', {}, '/about?lang=fr'],
  ['/about?lang=en', japanese, undefined],
])('redirects %s with %j to %s', async (path, headers, expectedPath) => {
  const answer = await get(path, headers)
  expect(answer.headers.location).toBe(expectedPath)
  expect(answer.status).toBe(expectedPath === undefined ? 200 : 302)
  if (expectedPath === undefined) return
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect(answer.headers.vary).toBe('Cookie, Accept-Language')
})

test('responses that depend on the visitor vary by cookie and language, all others do not', async () => {
  const varies = async (path: string) => (await get(path)).headers.vary
  expect(await varies('/about')).toBe('Accept-Encoding, Cookie, Accept-Language')
  for (const path of ['/ja/about', '/en/about', '/about?lang=en']) expect(await varies(path)).toBe('Accept-Encoding')
})

test('files are the same in every language', async () => {
  expect((await get('/favicon.svg', japanese)).status).toBe(200)
  expect((await get('/about/_payload.json?lang=ja', japanese)).body.toString()).toBe('"new"')
  expect((await get('/en/about/_payload.json')).body.toString()).toBe('"new"')
  for (const path of ['/profile/_payload.json', '/favicon.ico', '/builds/meta/x.json', '/assets/x.js'])
    expect((await get(path, { ...japanese, accept: 'text/html' })).headers['content-type']).toMatch(/json/)
})

test('a language in the query is stored in a cookie, so that it works without JavaScript', async () => {
  const readSetCookie = async (path: string) => (await get(path)).headers['set-cookie']?.[0]
  expect(await readSetCookie('/ja/about?lang=ja')).toBe('language=ja; Max-Age=31536000; Path=/; SameSite=Lax')
  expect(await readSetCookie('/ja/about?lang=fr')).toMatch(/^language=en;/)
  expect(await readSetCookie('/en/about')).toMatch(/^language=en;/)
  expect(await readSetCookie('/ja/about')).toBeUndefined()
  expect((await get('/ja/about?lang=ja')).headers['cache-control']).toBe('private, no-cache')
})

test('a tab of an earlier build gets the payloads of its own build, everyone else the newest', async () => {
  const text = async (query: string) => (await get(`/about/_payload.json${query}`)).body.toString()
  expect(await text('?aaaaaaaaaaaa')).toBe('"old"')
  expect(await text('?bbbbbbbbbbbb')).toBe('"new"')
  expect(await text('')).toBe('"new"')
  expect((await get('/builds/meta/aaaaaaaaaaaa.json')).status).toBe(200)
})

test.each([
  ['/scan', '/get-foot-scan'],
  ['/ja/scan?from=card', '/ja/get-foot-scan?from=card'],
  ['/instagram', 'https://www.instagram.com/'],
])('redirects the short address %s to %s', async (path, expectedPath) => {
  const { status, headers } = await get(path)
  expect([status, headers.location]).toEqual([302, expectedPath])
})

const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

test.each([
  [
    '/about',
    ["default-src 'none'", "script-src 'self'", `style-src 'self' ${hash}`, "require-trusted-types-for 'script'"],
  ],
  ['/calendly', ["default-src 'none'", 'frame-src https://calendly.com', "require-trusted-types-for 'script'"]],
  ['/shapediver', ["default-src 'none'", "script-src 'self'"]],
  ['/assets/measure.worker-1.js', ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'"]],
  [asset, ["default-src 'none'", "frame-ancestors 'none'"]],
])('%s carries the policy of its kind of page', async (path, rules) => {
  const policy = String((await get(path)).headers['content-security-policy'])
  expect(policy.split('; ')).toEqual(expect.arrayContaining(rules))
  expect(policy.includes('trusted-types')).toBe(rules.some((rule) => rule.includes('trusted-types')))
  expect(policy.includes('wasm')).toBe(path.includes('worker'))
})

test.each([
  ['/about/', '/about'],
  ['/ja/', '/ja'],
  ['/about/?a=1&b=//evil.example', '/about?a=1&b=//evil.example'],
  ['/%61bout?a=1', '/about?a=1'],
  ['/%6aa/about', '/ja/about'],
  ['/%73can', '/scan'],
])('redirects %s permanently to %s', async (path, expectedPath) => {
  const { status, headers } = await get(path)
  expect([status, headers.location]).toEqual([308, expectedPath])
})

test.each(['/_ui', '/_ui/', '/_ui/index.html', '/%5Fui'])('outside a demo %s is not found', async (path) => {
  const first = await get(path, { accept: 'text/html' })
  const { location } = first.headers
  const answer = location === undefined ? first : await get(location, { accept: 'text/html' })
  expect(answer.status).toBe(404)
  expect(answer.body.toString()).not.toContain('those who make the shop')
})
