import { Hono } from 'hono'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#domain/contract/endpoint.ts'
import { ok } from '#domain/result.ts'
import { listen } from '#server/listen.ts'
import type { ApiEnv } from './api-env.ts'
import { endpoint } from './endpoint.ts'
import { createShopServer } from './shop-server.ts'

const pairEndpoint = {
  method: 'GET',
  path: '/orders/{id}/pair',
  response: z.object({ order: z.string() }),
  successStatus: 200,
} as const satisfies Endpoint

async function openServer(basePath: string) {
  const app = new Hono<ApiEnv>().basePath(basePath || '/')
  endpoint(app, pairEndpoint, async ({ id }) => ok({ order: id }))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const answerPage = ({ response }: { response: { end(words: string): void } }) => response.end('a page')
  const getClientAddress = () => '192.0.2.1'
  const server = createShopServer({ app, basePath, publicUrl: undefined, log, getClientAddress, answerPage })
  const listening = await listen(server, 0, '127.0.0.1')
  const port = listening.ok ? listening.value : 0
  return {
    get: async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
    close: () => server.close(),
  }
}

test.each(['', '/api'])('below "%s" an id may be any segment of an endpoint’s path', async (basePath) => {
  const { get, close } = await openServer(basePath)
  expect(JSON.parse(await get(`${basePath}/orders/T%2D7/pair`)).data).toEqual({ order: 'T-7' })
  close()
})

test.each(['/orders', '/orders/T-7', '/orders/T-7/pairs', '/orders/T-7/8/pair', '/orders/pair'])(
  'at the bare root %s is a page, because an endpoint matches only its whole path',
  async (path) => {
    const { get, close } = await openServer('')
    expect(await get(path)).toBe('a page')
    close()
  },
)
