import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'
import { openSandbox, type Sandbox } from '#server/payments/sandbox/open-sandbox.ts'
import { createStripeProvider } from '#server/payments/stripe-provider.ts'

/**
 * How a provider that is out of order behaves: it never answers, breaks the connection, or answers with a page of its
 * own.
 */
export type ProviderOutage =
  | 'silent'
  | 'broken'
  | { readonly status: number; readonly body: string; readonly type: string; readonly location?: string }

export type TestProvider = {
  readonly provider: PaymentProvider
  /** The provider with a timeout shorter than a busy machine may need. */
  readonly hasty: PaymentProvider
  readonly sandbox: Sandbox
  /** The requests that it received. */
  readonly requests: { readonly path: string; readonly headers: Headers; readonly body: string }[]
  outage: ProviderOutage | undefined
  close(): void
}

type SandboxDeps = Parameters<typeof openSandbox>[0]

/** The longest that a test waits for a provider that never answers. */
const hastyMs = 300

const never = () => new Promise<never>(() => {})

/** Opens the sandbox, or a provider that is out of order: both record their requests. */
function open(deps: SandboxDeps) {
  const sandbox = openSandbox(deps)
  const provider: Pick<TestProvider, 'sandbox' | 'requests'> & { outage: ProviderOutage | undefined } = {
    sandbox,
    requests: [],
    outage: undefined,
  }
  async function answer(request: Request): Promise<Response> {
    const { pathname: path } = new URL(request.url)
    provider.requests.push({ path, headers: request.headers, body: await request.clone().text() })
    const { outage } = provider
    if (outage === 'silent') return never()
    if (outage === 'broken') throw new TypeError('fetch failed')
    if (outage) {
      const { status, body, type, location } = outage
      return new Response(body, { status, headers: { 'content-type': type, ...(location && { location }) } })
    }
    return sandbox.fetch(request)
  }
  const keys = { name: 'sandbox', secretKey: sandbox.secretKey, webhookSecret: sandbox.webhookSecret } as const
  return { provider, answer, keys }
}

function createProviders(given: Parameters<typeof createStripeProvider>[0]) {
  return { provider: createStripeProvider(given), hasty: createStripeProvider({ ...given, limitMs: hastyMs }) }
}

/** In this process, as a demo runs it. */
export async function startProviderInProcess(deps: SandboxDeps): Promise<TestProvider> {
  const { provider, answer, keys } = open(deps)
  async function fetchWithin(address: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(address, init)
    const ended = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    return Promise.race([answer(request), ended])
  }
  return Object.assign(provider, { ...createProviders({ ...keys, fetch: fetchWithin }), close() {} })
}

/** Elsewhere over HTTP, as Stripe is. */
export async function startProviderOverHttp(deps: SandboxDeps): Promise<TestProvider> {
  const { provider, answer, keys } = open(deps)
  const listener = getRequestListener(answer, { errorHandler: () => new Response(null, { status: 500 }) })
  const server = createServer((request, response) => {
    if (provider.outage === 'broken') request.socket.destroy()
    else void listener(request, response)
  })
  const url = await listening(server)
  function close() {
    server.closeAllConnections()
    server.close()
  }
  return Object.assign(provider, { ...createProviders({ ...keys, url }), close })
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

export type DeliveredWebhook = {
  readonly bytes: Buffer
  readonly signature: string | undefined
  readonly path: string | undefined
}

/** Receives webhooks as a shop does, and stores them as they arrived. */
export async function startWebhookReceiver() {
  const events: DeliveredWebhook[] = []
  let status = 200
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { 'stripe-signature': signature } = request.headers
    events.push({ bytes: Buffer.concat(chunks), signature: String(signature), path: request.url })
    response.writeHead(status).end('{}')
  })
  const url = await listening(server)
  return {
    url: `${url}/api/payment/webhooks/sandbox`,
    events,
    answerWith(code: number) {
      status = code
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
