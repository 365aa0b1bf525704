import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExchange } from '#server/http/exchange.ts'
import { listen } from '#server/listen.ts'
import { emptyFolderFor } from '../../tests/support/data-folder.ts'
import { pageAnswerer } from './answer-page.ts'
import { loadSite } from './load-site.ts'

const script = `export const shop = '${'hadashi '.repeat(200)}'`
const shell = '<!doctype html><title>Hadashi</title>'

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
  await write(join(newest, 'index.html'), shell)
  await write(join(newest, 'assets', 'main-2.js'), script)
  await write(join(newest, 'assets', 'main-2.js.br'), brotliCompressSync(script))
  await write(join(newest, 'assets', 'main-2.js.gz'), gzipSync(script))
  await write(join(newest, 'favicon.svg'), '<svg/>')
  await write(join(earlier, 'index.html'), 'an old page')
  await write(join(earlier, 'assets', 'main-1.js'), 'old')
  await write(join(earlier, 'old.txt'), 'old')
  await write(join(dist, 'secret.txt'), 'secret')
  await symlink(join(dist, 'secret.txt'), join(newest, 'link.txt'))
  const answer = pageAnswerer(await loadSite(dist), undefined)
  server = createServer((asked, response) => answer(openExchange(asked, response, () => '')))
  const listening = await listen(server, 0, '127.0.0.1')
  port = listening.ok ? listening.value : 0
})

afterAll(async () => {
  server.close()
  await remove()
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject).end()
  })
}

const asset = '/assets/main-2.js'

test('a browser gets the smallest form it takes, and every form is the same text', async () => {
  const [br, gz, plain] = [
    await ask(asset, { 'accept-encoding': 'gzip, br' }),
    await ask(asset, { 'accept-encoding': 'gzip' }),
    await ask(asset),
  ]
  expect([br, gz, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(brotliDecompressSync(br.body).toString()).toBe(script)
  expect(gunzipSync(gz.body).toString()).toBe(script)
  expect(plain.body.toString()).toBe(script)
  expect(new Set([br, gz, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  for (const { headers } of [br, gz, plain]) expect(headers.vary).toBe('Accept-Encoding')
})

test('a file whose name changes with its content is kept a year, a page is asked for again', async () => {
  expect((await ask(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await ask('/about')).headers['cache-control']).toBe('no-cache')
  expect((await ask('/builds/latest.json')).headers['cache-control']).toBe('no-cache')
})

test.each(['own', 'weak', 'list', 'any'])('what the browser has already is not sent again (%s tag)', async (kind) => {
  const { headers } = await ask(asset, { 'accept-encoding': 'br' })
  const tags = { own: headers.etag, weak: `W/${headers.etag}`, list: `"other", ${headers.etag}`, any: '*' }
  const again = await ask(asset, { 'accept-encoding': 'br', 'if-none-match': String(tags[kind as keyof typeof tags]) })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
  expect(again.headers.etag).toBe(headers.etag)
})

test('the tag of one form does not stand for another', async () => {
  const { headers } = await ask(asset, { 'accept-encoding': 'br' })
  expect((await ask(asset, { 'if-none-match': String(headers.etag) })).status).toBe(200)
})

test('a range is a part of the file as it is, under the tag of the whole', async () => {
  const whole = await ask(asset)
  const part = await ask(asset, { range: 'bytes=7-11', 'accept-encoding': 'br' })
  expect(part.status).toBe(206)
  expect(part.body.toString()).toBe(script.slice(7, 12))
  expect(part.headers['content-range']).toBe(`bytes 7-11/${script.length}`)
  expect(part.headers.etag).toBe(whole.headers.etag)
  expect((await ask(asset, { range: `bytes=${script.length}-` })).status).toBe(416)
  expect((await ask(asset, { range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200)
  expect((await ask(asset, { range: 'bytes=0-1', 'if-range': String(whole.headers.etag) })).status).toBe(206)
})

test('HEAD tells of a file what GET would, without it', async () => {
  const { status, headers, body } = await ask(asset, {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, String(script.length), 0])
})

test('a tab of an earlier build finds its parts, but no page and no file of that build', async () => {
  expect((await ask('/assets/main-1.js')).body.toString()).toBe('old')
  expect((await ask('/old.txt')).status).toBe(404)
  expect((await ask('/')).body.toString()).toBe(shell)
})

test('a link out of the build leads nowhere', async () => {
  expect((await ask('/link.txt', { accept: 'text/plain' })).status).toBe(404)
})

test.each([
  ['/', 200],
  ['/about', 200],
  ['/ja', 200],
  ['/ja/about', 200],
  ['/en/about', 200],
  ['/auth/abc', 200],
  ['/not-found', 404],
  ['/ja/not-found', 404],
  ['/fr/about', 404],
  ['/index.html', 404],
  ['/auth/a/b', 404],
])('the page %s is answered with %i', async (path, status) => {
  const answer = await ask(path, { accept: 'text/html' })
  expect(answer.status).toBe(status)
  expect(answer.body.toString()).toBe(shell)
})

test.each([
  ['/about/', '/about'],
  ['/ja/', '/ja'],
  ['/about/?a=1&b=//evil.example', '/about?a=1&b=//evil.example'],
])('%s is moved for good to %s', async (path, place) => {
  const { status, headers } = await ask(path)
  expect([status, headers.location]).toEqual([308, place])
})
