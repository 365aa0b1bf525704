import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { binaryStl } from '#domain/shoe/files/binary-stl.ts'
import { defaults, makePair, parameters, type Values } from './model.ts'
import { type PathSchemas, readSchemas } from './schemas.ts'

export const ticket = 'embedding-ticket'

/** What it does with the requests from now on, as ShapeDiver does it under these conditions. */
export type Condition =
  | 'well'
  /** The sessions that were paid for are used up. */
  | 'quota'
  /** No answer at all. */
  | 'silent'
  /** Every session has ended; a new one may be opened. */
  | 'ended'
  /** Sessions end as soon as they are used. */
  | 'ending'
  /** Computing takes so long that the result has to be fetched later. */
  | 'busy'
  /** Another kind of model. */
  | 'chair'

export type StandIn = {
  readonly url: string
  /** Method and path of each request, with `{id}` for the session. */
  readonly requests: readonly string[]
  /** The values that each change was asked for. */
  readonly customized: readonly Values[]
  /** What in requests or answers contradicts ShapeDiver's OpenAPI file. */
  readonly contradictions: readonly string[]
  openCount(): number
  set(condition: Condition): void
  close(): Promise<void>
}

type Session = { values: Values; isOpen: boolean; delays: number }
type Answer = { readonly status: number; readonly body: object }

const error = (status: number, type: string, desc: string): Answer => ({
  status,
  body: { error: type, desc, message: desc },
})
const outputNames = { 'o-left': 'Left shoe', 'o-right': 'Right shoe', 'o-weight': 'Weight of a shoe' } as const
const weight = [{ format: 'data', data: '174 g' }]
const stlFile = { id: 'e-stl', name: 'Preview file (STL)', type: 'download', dependency: [], hidden: false }
const gone = error(410, 'SdSessionGoneError', 'The session has been closed.')

/** A stand-in for ShapeDiver's Geometry Backend: the five paths of a session, with a model of our pair. */
export async function openStandIn(port = 0): Promise<StandIn> {
  const schemas = readSchemas()
  const sessions = new Map<string, Session>()
  const files = new Map<string, { body: Uint8Array; type: string }>()
  const requests: string[] = []
  const customized: Values[] = []
  const contradictions: string[] = []
  let condition: Condition = 'well'
  let url = ''

  function store(name: string, body: Uint8Array, type: string): string {
    files.set(name, { body, type })
    return `${url}/api/v2/session/${name}`
  }

  /** Two changes of a test often ask for the same shoes. */
  const pairs = new Map<string, ReturnType<typeof makePair>>()
  function pairFor(values: Values) {
    const key = JSON.stringify(values)
    const pair = pairs.get(key) ?? makePair(values)
    pairs.set(key, pair)
    return pair
  }

  function describe(id: string, session: Session, action: string) {
    const version = createHash('sha256').update(JSON.stringify(session.values)).digest('hex').slice(0, 16)
    const common = { dependency: parameters.map((one) => one.id), hidden: false, version }
    if (condition === 'chair') return { outputs: { seat: { id: 'seat', name: 'Seat', ...common, content: [] } } }
    // A new session has computed nothing yet.
    if (action === 'open' || session.delays > 0) {
      session.delays -= 1
      const pending = Object.entries(outputNames).map(([key, name]) => [key, { id: key, name, ...common, delay: 200 }])
      return { outputs: Object.fromEntries(pending) }
    }
    const { meshes, files: glbs } = pairFor(session.values)
    const output = (side: 'left' | 'right') => {
      const href = store(`${id}/output/${version}-${side}`, glbs[side], 'model/gltf-binary')
      const content = [{ format: 'glb', href, contentType: 'model/gltf-binary', size: glbs[side].length }]
      return { id: `o-${side}`, name: outputNames[`o-${side}`], ...common, content }
    }
    const outputs = {
      'o-left': output('left'),
      'o-right': output('right'),
      'o-weight': { id: 'o-weight', name: outputNames['o-weight'], ...common, content: weight },
    }
    if (action !== 'export') return { outputs }
    const href = store(`${id}/export/${version}`, binaryStl(meshes.left), 'model/stl')
    return {
      outputs,
      exports: { 'e-stl': { ...stlFile, ...common, filename: 'left-shoe', content: [{ format: 'stl', href }] } },
    }
  }

  function open(ticketId: string, values: Values): Answer {
    if (ticketId !== ticket) return error(403, 'SdTicketValidationError', 'The ticket is not valid.')
    if (condition === 'quota') return error(429, 'SdRateLimitErrorGeneric', 'The limit of sessions is reached.')
    const id = randomUUID()
    const session: Session = { values: { ...defaults, ...values }, isOpen: true, delays: 0 }
    sessions.set(id, session)
    if (condition === 'ended') condition = 'well'
    const actions = ['customize', 'cache', 'export', 'close', 'default'].map((name) => {
      return { name, title: name, href: `${url}/api/v2/session/${id}/${name}`, method: 'PUT' }
    })
    const shown = condition === 'chair' ? [{ ...parameters[0], id: 'p-h', name: 'Seat height' }] : parameters
    const body = {
      version: '2.3.0',
      sessionId: id,
      viewerSettingsVersion: '5.0',
      actions,
      templates: [],
      file: {},
      model: { id: 'm-1', stat: 'confirmed', name: 'tabi-gen-01' },
      setting: {},
      statistic: {},
      viewer: { config: {} },
      parameters: Object.fromEntries(shown.map((one) => [one.id, one])),
      ...describe(id, session, 'open'),
      exports: condition === 'chair' ? {} : { 'e-stl': { ...stlFile, version: undefined } },
    }
    return { status: 201, body }
  }

  function answer(path: string, body: Record<string, unknown>): Answer {
    const [, kind, id = '', action = ''] = /^\/api\/v2\/(ticket|session)\/([\w-]+)\/?(.*)$/.exec(path) ?? []
    if (kind === 'ticket') return open(id, body as Values)
    const session = sessions.get(id)
    if (!session?.isOpen || condition === 'ended') return gone
    if (action === 'close') {
      session.isOpen = false
      return { status: 200, body: { version: '2.3.0' } }
    }
    if (condition === 'ending') {
      session.isOpen = false
      return gone
    }
    if (condition === 'quota') return error(429, 'SdRateLimitErrorGeneric', 'The limit of credits is reached.')
    const isExport = action === 'export'
    if (action === 'output' || isExport) {
      const values = (isExport ? body.parameters : body) as Values
      session.values = { ...session.values, ...values }
      if (!isExport) customized.push(session.values)
      if (condition === 'busy' && !isExport) session.delays = 2
    }
    return { status: 200, body: { version: '2.3.0', ...describe(id, session, action) } }
  }

  function check(schema: PathSchemas, request: unknown, { status, body }: Answer): void {
    if (schema.request && !schema.request(request))
      contradictions.push(`request ${schema.path}: ${JSON.stringify(schema.request.errors)}`)
    const validate = status < 400 ? schema.response : schema.error
    // What is sent is text: properties without a value are not in it.
    if (!validate(JSON.parse(JSON.stringify(body))) || (status < 400 && status !== schema.status))
      contradictions.push(`answer ${status} ${schema.path}: ${JSON.stringify(validate.errors)}`)
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request
    const path = new URL(request.url ?? '', url).pathname
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '600',
    }
    const send = (status: number, type: string, body: string | Uint8Array) =>
      response.writeHead(status, { ...cors, 'content-type': type }).end(body)
    if (method === 'OPTIONS') return void response.writeHead(204, cors).end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    requests.push(`${method} ${path.replace(/(?<=session\/)[\w-]+/, '{id}')}`)
    const file = files.get(path.replace('/api/v2/session/', ''))
    if (file) return void send(200, file.type, file.body)
    if (condition === 'silent') return
    const schema = schemas.find((one) => one.method === method && one.path.test(path))
    if (!schema)
      return void send(404, 'application/json', JSON.stringify({ error: 'SdNotFoundError', desc: 'Not found' }))
    const body = text ? JSON.parse(text) : {}
    const answered = answer(path, body)
    check(schema, body, answered)
    send(answered.status, 'application/json', JSON.stringify(answered.body))
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    requests,
    customized,
    contradictions,
    openCount: () => [...sessions.values()].filter(({ isOpen }) => isOpen).length,
    set: (next) => {
      condition = next
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
