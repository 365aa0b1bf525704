import { createHash, randomUUID } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { Pool, type PoolClient } from 'pg'
import { dayMs } from '#domain/time.ts'
import { createTokens, hashSecret } from '#server/access/tokens.ts'
import { dataPolicy } from '#server/http/page-policy.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

/*
 * The baseline of the shop's API: Hono and pg as a minimal server would use them. The statements, headers, limits and
 * tokens are the shop's; it validates neither requests nor responses.
 *   plain-server.ts SOCKET_FOLDER SECRET FOLDER_FOR_FILES
 */
const [, , socketFolder = '', secret = '', folder = ''] = process.argv
const pool = new Pool({ host: socketFolder, port: 5432, user: 'hadashi', database: 'hadashi', max: 10 })
const tokens = createTokens(secret)
const app = new Hono()

app.use(async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(securityHeaders(dataPolicy, undefined, context.req.header('host'))))
    context.res.headers.set(name, value)
  context.res.headers.set('x-request-id', randomUUID())
})

function success(context: Context, data: unknown): Response {
  return context.json({ status: 'success', data }, 200, { 'cache-control': 'no-store' })
}

const readBearerToken = (context: Context) => (context.req.header('authorization') ?? '').slice('Bearer '.length)

async function readCustomerId(context: Context): Promise<string> {
  const bearer = await tokens.readAccess(readBearerToken(context), new Date())
  const { rows } = await pool.query('select id from sessions where id = $1 and customer_id = $2 and ended_at is null', [
    bearer?.sessionId,
    bearer?.customerId,
  ])
  if (!bearer || rows.length === 0) throw new Error('Nobody')
  return bearer.customerId
}

async function inTransaction<Value>(work: (client: PoolClient) => Promise<Value>): Promise<Value> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const value = await work(client)
    await client.query('commit')
    return value
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

app.get('/api/livez', (context) => success(context, {}))

app.get('/api/stores', async () => {
  const { rows } = await pool.query('select * from stores order by country, id')
  const stores = rows.map((row) => ({
    id: row.id,
    name: { en: row.name_en, ja: row.name_ja },
    address: { en: row.address_en, ja: row.address_ja },
    timeZone: row.time_zone,
    latitude: row.latitude,
    longitude: row.longitude,
    country: row.country,
  }))
  const body = JSON.stringify({ status: 'success', data: { stores } })
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache', vary: 'accept-encoding', etag }
  return new Response(body, { headers })
})

const addresses =
  'select id, country, fields, is_default from customer_addresses where customer_id = $1 order by is_default desc, created_at desc, id'

app.get('/api/user/addresses', async (context) => {
  const { rows } = await pool.query(addresses, [await readCustomerId(context)])
  return success(context, { addresses: rows })
})

app.post('/api/user/addresses/save', async (context) => {
  const text = await context.req.text()
  if (text.length > 16_384) return context.text('Too large', 413)
  const { id, country, fields } = JSON.parse(text)
  const customerId = await readCustomerId(context)
  const row = [customerId, context.req.path.slice('/api'.length), context.req.header('idempotency-key')]
  const [digest, leaseToken] = [createHash('sha256').update(text).digest('base64url'), randomUUID()]
  const found = await pool.query(
    `select caller_id, request_digest, response_status, response_body, lease_until from idempotency_keys
     where (customer_id = $1 or caller_id = $1) and endpoint = $2 and key = $3 and created_at > $4`,
    [...row, new Date(Date.now() - dayMs)],
  )
  if (found.rows.length > 0) return context.text('Done before', 409)
  await pool.query(
    `insert into idempotency_keys (caller_id, endpoint, key, customer_id, request_digest, lease_token, lease_until, created_at)
     values ($1, $2, $3, $1, $4, $5, $6, $7) on conflict (caller_id, endpoint, key) do update
     set customer_id = $1, request_digest = $4, lease_token = $5, lease_until = $6, created_at = $7, response_status = null, response_body = null
     where idempotency_keys.created_at <= $8 or (idempotency_keys.response_status is null and idempotency_keys.lease_until <= $7
       and idempotency_keys.request_digest = $4 and idempotency_keys.customer_id is not distinct from $1) returning lease_token`,
    [...row, digest, leaseToken, new Date(Date.now() + 6_000), new Date(), new Date(Date.now() - dayMs)],
  )
  return inTransaction(async (client) => {
    await client.query('select id from customers where id = $1 and removed_at is null for no key update', [customerId])
    await client.query(addresses, [customerId])
    await client.query(
      'update customer_addresses set country = $2, fields = $3, is_default = $4, updated_at = $5 where id = $1',
      [id, country, JSON.stringify(fields), true, new Date()],
    )
    const { rows } = await client.query(addresses, [customerId])
    const answer = success(context, { addresses: rows })
    const body = await answer.clone().text()
    await client.query(
      `update idempotency_keys set response_status = 200, response_body = $5
       where caller_id = $1 and endpoint = $2 and key = $3 and lease_token = $4 and customer_id is not distinct from $1
       and not exists (select id from customers where id = idempotency_keys.customer_id and removed_at is not null)`,
      [...row, leaseToken, body],
    )
    return answer
  })
})

app.get('/api/user/refreshJWT', async (context) => {
  const refresh = readBearerToken(context)
  const [hash, successor, now] = [hashSecret(refresh), tokens.deriveSuccessor(refresh), new Date()]
  const session = await inTransaction(async (client) => {
    const { rows } = await client.query(
      `select sessions.id, sessions.customer_id, sessions.binding_hash from refresh_tokens
       inner join sessions on sessions.id = refresh_tokens.session_id
       where refresh_tokens.hash = $1 and sessions.ended_at is null`,
      [hash],
    )
    await client.query(
      'update refresh_tokens set used_at = $2 where hash = $1 and used_at is null and expires_at > $2',
      [hash, now],
    )
    await client.query('insert into refresh_tokens (hash, session_id, expires_at, used_at) values ($1, $2, $3, null)', [
      hashSecret(successor),
      rows[0].id,
      new Date(now.getTime() + 604_800_000),
    ])
    await client.query('update sessions set last_seen_at = $2 where id = $1', [rows[0].id, now])
    return rows[0]
  })
  const bearer = { customerId: session.customer_id, sessionId: session.id }
  return success(context, { token: await tokens.signAccess(bearer, now), refreshToken: successor })
})

app.post('/api/house/files', async (context) => {
  const customerId = await readCustomerId(context)
  const [id, size] = [randomUUID(), Number(context.req.header('content-length'))]
  if (size > 2_000_000) return context.text('Too large', 413)
  await inTransaction(async (client) => {
    await client.query('select id from customers where id = $1 and removed_at is null for update', [customerId])
    await client.query(
      "select coalesce(sum(greatest(size, 4096)), 0) as bytes from files where customer_id = $1 and state <> 'lost'",
      [customerId],
    )
    await client.query(
      "insert into files (id, customer_id, size, state, created_at) values ($1, $2, $3, 'pending', $4)",
      [id, customerId, size, new Date()],
    )
  })
  const hash = createHash('sha256')
  const handle = await open(join(folder, `${id}.part`), 'wx')
  for await (const chunk of context.req.raw.body ?? []) {
    hash.update(chunk)
    await handle.appendFile(chunk)
  }
  await handle.sync()
  await handle.close()
  await rename(join(folder, `${id}.part`), join(folder, id))
  const whole = await open(folder, 'r')
  await whole.sync()
  await whole.close()
  await inTransaction((client) =>
    client.query(
      "update files set name = 'file.jpg', size = $2, digest = $3, media_type = 'image/jpeg', state = 'stored' where id = $1 and state = 'pending' returning *",
      [id, size, hash.digest('hex')],
    ),
  )
  return success(context, { file_id: id })
})

type Follower = { after: number; writeText(text: string): void }
const followers = new Map<string, Follower>()

async function publishEvent(): Promise<void> {
  const [ids, numbers] = [[...followers.keys()], [...followers.values()].map(({ after }) => after)]
  const { rows } = await pool.query(
    `select asked.id, found.number, found.kind, found.payload
     from unnest($1::text[], $2::integer[]) as asked (id, after)
     cross join lateral (
       select number, kind, payload from stream_events
       where channel_id = asked.id and number > asked.after order by number limit 100
     ) as found order by found.number`,
    [ids, numbers],
  )
  for (const { id, number, kind, payload } of rows) {
    const follower = followers.get(id)
    if (!follower) continue
    follower.after = number
    follower.writeText(`id: ${number}\nevent: ${kind}\ndata: ${JSON.stringify(payload)}\n\n`)
  }
  setTimeout(publishEvent, 1_000)
}
void publishEvent()

app.get('/api/house/events', async (context) => {
  const customerId = await readCustomerId(context)
  const { rows } = await pool.query('select last_number from stream_channels where id = $1', [customerId])
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const writeText = (text: string) => controller.enqueue(new TextEncoder().encode(text))
      followers.set(customerId, { after: rows[0]?.last_number ?? 0, writeText })
      writeText('event: stream.opened\ndata: {}\n\n')
    },
    cancel: () => void followers.delete(customerId),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
})

const server = createServer(
  { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16_384 },
  getRequestListener(app.fetch),
)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`listens on ${typeof address === 'object' && address ? address.port : 0}\n`)
})
