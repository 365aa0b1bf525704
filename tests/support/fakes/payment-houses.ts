import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { PaymentHouse } from '#server/payments/port.ts'
import { openSandbox, type Sandbox } from '#server/payments/sandbox/open-sandbox.ts'
import { stripeHouse } from '#server/payments/stripe-house.ts'

/** What a house that is out of order does: says nothing at all, breaks the line off, or answers with a page of its own. */
export type Trouble =
  | 'silent'
  | 'broken'
  | { readonly status: number; readonly body: string; readonly type: string; readonly location?: string }

export type TestHouse = {
  readonly house: PaymentHouse
  /** The same, with less patience than a busy machine may need. */
  readonly hasty: PaymentHouse
  readonly sandbox: Sandbox
  /** What was asked of it, as it came. */
  readonly asked: { readonly path: string; readonly headers: Headers; readonly body: string }[]
  trouble: Trouble | undefined
  close(): void
}

type Parts = Parameters<typeof openSandbox>[0]

/** No test waits longer for a house that says nothing. */
const hastyMs = 300

const never = () => new Promise<never>(() => {})

/** The sandbox, or a house that is in trouble: both write down what they are asked. */
function open(parts: Parts) {
  const sandbox = openSandbox(parts)
  const house: Pick<TestHouse, 'sandbox' | 'asked'> & { trouble: Trouble | undefined } = {
    sandbox,
    asked: [],
    trouble: undefined,
  }
  async function answer(request: Request): Promise<Response> {
    const { pathname: path } = new URL(request.url)
    house.asked.push({ path, headers: request.headers, body: await request.clone().text() })
    const { trouble } = house
    if (trouble === 'silent') return never()
    if (trouble === 'broken') throw new TypeError('fetch failed')
    if (trouble) {
      const { status, body, type, location } = trouble
      return new Response(body, { status, headers: { 'content-type': type, ...(location && { location }) } })
    }
    return sandbox.fetch(request)
  }
  const keys = { name: 'sandbox', secretKey: sandbox.secretKey, newsSecret: sandbox.newsSecret } as const
  return { house, answer, keys }
}

function housesOf(given: Parameters<typeof stripeHouse>[0]) {
  return { house: stripeHouse(given), hasty: stripeHouse({ ...given, limitMs: hastyMs }) }
}

/** As a demo has it. */
export async function houseInProcess(parts: Parts): Promise<TestHouse> {
  const { house, answer, keys } = open(parts)
  async function fetchWithin(address: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(address, init)
    const ended = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    return Promise.race([answer(request), ended])
  }
  return Object.assign(house, { ...housesOf({ ...keys, fetch: fetchWithin }), close() {} })
}

/** As Stripe is: somewhere else, over a line. */
export async function houseOverLine(parts: Parts): Promise<TestHouse> {
  const { house, answer, keys } = open(parts)
  const listener = getRequestListener(answer, { errorHandler: () => new Response(null, { status: 500 }) })
  const server = createServer((request, response) => {
    if (house.trouble === 'broken') request.socket.destroy()
    else void listener(request, response)
  })
  const url = await listening(server)
  function close() {
    server.closeAllConnections()
    server.close()
  }
  return Object.assign(house, { ...housesOf({ ...keys, url }), close })
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

export type Told = { readonly bytes: Buffer; readonly signature: string | undefined; readonly path: string | undefined }

/** Takes news as a shop does, and keeps it as it came. */
export async function takeNews() {
  const told: Told[] = []
  let status = 200
  const server = createServer(async (request: IncomingMessage, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { 'stripe-signature': signature } = request.headers
    told.push({ bytes: Buffer.concat(parts), signature: String(signature), path: request.url })
    response.writeHead(status).end('{}')
  })
  const url = await listening(server)
  return {
    url: `${url}/api/payment/news/sandbox`,
    told,
    answerWith(code: number) {
      status = code
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
