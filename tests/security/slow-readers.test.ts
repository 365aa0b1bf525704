import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { StreamCall } from '#domain/contract/call-kinds.ts'
import { ok } from '#domain/result.ts'
import { streamSettings } from '#domain/stream-settings.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import type { EventOutput } from '#server/http/event-output.ts'
import { createShopServer } from '#server/http/shop-server.ts'
import { stream } from '#server/http/stream.ts'
import { listen } from '#server/listen.ts'
import { sendRaw } from '../support/server/raw-request.ts'
import { saidLog } from '../support/server/said-log.ts'

const happenings = {
  method: 'GET',
  path: '/happenings',
  needs: 'visitor',
  events: { said: z.object({ words: z.string() }) },
} as const satisfies StreamCall

const outputs: EventOutput[] = []
const app = new Hono<ApiEnv>()
stream(app, happenings, async (_following, output) => {
  outputs.push(output)
  return ok(undefined)
})
const server = createShopServer({
  app,
  basePath: '',
  publicUrl: undefined,
  log: saidLog(),
  limits: { headersMs: 200, requestMs: 300, keepAliveMs: 200 },
  getClientAddress: () => '',
  answerPage: ({ response }) => response.writeHead(404).end(),
})
let port: number

beforeAll(async () => {
  const listening = await listen(server, 0, '127.0.0.1')
  if (!listening.ok) throw new Error(listening.code)
  port = listening.value
})
afterAll(() => server.close())

async function follow() {
  let text = ''
  const socket: Socket = connect(port, '127.0.0.1')
  socket.on('data', (piece) => {
    text += piece
  })
  const closed = new Promise<void>((resolve) => socket.on('error', () => {}).on('close', () => resolve()))
  const before = outputs.length
  socket.write('GET /happenings HTTP/1.1\r\nHost: x\r\n\r\n')
  await expect.poll(() => outputs.length, { interval: 5 }).toBe(before + 1)
  const output = outputs.at(-1)
  if (!output) throw new Error('No stream was opened')
  return { socket, output, closed, text: () => text }
}

test('a stream outlives the request timeout, and is not an idle connection', async () => {
  const { socket, output, text } = await follow()
  const cutOff = await sendRaw(
    `http://127.0.0.1:${port}`,
    'POST /happenings HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1',
  )
  expect(cutOff.status).toBe(405)
  const slow = await sendRaw(`http://127.0.0.1:${port}`, 'GET /happenings HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  expect(slow.status).toBe(408)
  output.write('c:1', 'said', { words: 'still here' })
  await expect.poll(text, { interval: 5 }).toContain('id: c:1\nevent: said\ndata: {"words":"still here"}\n\n')
  socket.destroy()
})

test('row 42: the buffer of a client that does not read is bounded, and ending it does not block', async () => {
  const { socket, output } = await follow()
  let hasLeft = false
  output.whenGone(() => {
    hasLeft = true
  })
  socket.pause()
  const words = 'x'.repeat(1_000)
  const { waitingBytes } = streamSettings
  // Nothing is sent before the event loop turns.
  let reported = 0
  for (; output.canWrite(); reported += 1_000) output.write(`c:${reported}`, 'said', { words })
  expect(reported).toBeLessThan(waitingBytes)
  // Each turn of the event loop lets the connection accept what it can.
  for (let turn = 0; turn < 20_000 && (output.canWrite() || turn < 100); turn++) {
    if (output.canWrite()) output.write('c:1', 'said', { words: words.repeat(16) })
    await new Promise(setImmediate)
  }
  expect([output.canWrite(), hasLeft]).toEqual([false, false])
  output.end()
  expect([hasLeft, output.canWrite()]).toEqual([true, false])
  const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  await expect.poll(open, { interval: 5 }).toBe(0)
  socket.destroy()
})

test('a disconnect is noticed, and a stream ended by the server completes its response', async () => {
  const [leaving, staying] = [await follow(), await follow()]
  const left = new Promise<void>((resolve) => leaving.output.whenGone(resolve))
  leaving.socket.destroy()
  await left
  expect(leaving.output.canWrite()).toBe(false)
  staying.output.end()
  await staying.closed
  expect(staying.text()).toMatch(/\r\n0\r\n\r\n$/)
})
