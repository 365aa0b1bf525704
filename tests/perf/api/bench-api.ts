import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { jwtSecret } from '#server/access/jwt-secret.ts'
import { createTokens, type Tokens } from '#server/access/tokens.ts'
import { openRunningDatabase } from '#server/cli/open-running-database.ts'
import type { Schema } from '#server/db/schema.ts'
import { readEnvironment } from '#server/env/read-environment.ts'
import { type MeasuredServer, readProcessorSeconds, startMeasured } from '../../support/server/measured-server.ts'
import { startShop } from '../../support/server/running-shop.ts'
import { median } from '../median.ts'
import { type ApiCase, apiCases, saving } from './api-cases.ts'
import { debianPrograms } from './debian-programs.ts'
import { asMuchAsGoes, atRate, type LoadReport } from './load.ts'
import { newPeople } from './people.ts'
import { measurePlacing } from './placing.ts'
import { defaultFile, filesPerSecond, startNginx } from './static-files.ts'
import { measureReaders, type StreamReadersReport } from './stream-readers.ts'

const rounds = 3
const seconds = 3
const atOnce = 16
const savesPerSecond = 50

type WriteLine = (line: string) => void

type Figures = {
  readonly name: string
  readonly perSecond: Record<string, number>
  /** The server's processor time per response. */
  readonly processorMs: Record<string, number>
  readonly toPlain: number
  readonly toBare: number
}

type World = {
  readonly db: Kysely<Schema>
  readonly tokens: Tokens
  readonly shop: MeasuredServer
  /** A server with endpoints of the tests, in place of the shop where the shop has no such endpoints yet. */
  readonly uploadServer: MeasuredServer
  readonly plain: MeasuredServer
  readonly bare: MeasuredServer
}

/** The folder of the socket on which the embedded database of a shop listens: the fifth line of its postmaster.pid. */
async function findSocketFolder(dataDir: string): Promise<string> {
  const note = await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8')
  return note.split('\n')[4] ?? ''
}

/**
 * Compares the shop's API with bare node:http and with a plain Hono server that has the same statements, headers,
 * limits and tokens, over the same embedded database, in alternation; and its files with Debian's nginx.
 */
export async function benchApi(say: WriteLine) {
  const running = await startShop({ env: { LOG_LEVEL: 'error' } })
  const environment = readEnvironment({ DATA_DIR: running.dataDir })
  const db = environment.ok ? await openRunningDatabase(environment.value) : undefined
  if (!db) throw new Error('The shop has no database')
  const secret = await jwtSecret(undefined, running.dataDir)
  const shop: MeasuredServer = {
    name: 'shop',
    port: Number(new URL(running.url).port),
    pid: running.pid,
    processorSeconds: () => readProcessorSeconds(running.pid),
    stop: async () => void (await running.stop()),
  }
  const folder = await mkdtemp(join(tmpdir(), 'hadashi-bench-'))
  const words = [await findSocketFolder(running.dataDir), secret, folder]
  const uploadServer = await startMeasured('shop', 'tests/support/server/upload-server.ts', words)
  const plain = await startMeasured('plain', 'tests/perf/api/plain-server.ts', words)
  const bare = await startMeasured('bare', 'tests/perf/api/bare-server.ts')
  const world: World = { db, tokens: createTokens(secret), shop, uploadServer, plain, bare }
  try {
    say(`${atOnce} callers at once, ${rounds} rounds of ${seconds} s in turn, medians`)
    const cases: Figures[] = []
    for (const one of apiCases) {
      const figures = await measureCase(world, one)
      say(formatRow(figures))
      cases.push(figures)
    }
    const saves = await measureRate(world, say)
    const placed = await measureOrders(world, say)
    const followed = await measureStreams(world, say)
    const files = await measureFiles(shop.port, say)
    return { cases, saves, placed, followed, files }
  } finally {
    await db.destroy()
    for (const server of [bare, plain, uploadServer, shop]) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureCase(
  { db, tokens, shop: whole, uploadServer, plain: other, bare: min }: World,
  { name, isUploadCall, createCaller }: ApiCase,
): Promise<Figures> {
  const servers = [isUploadCall ? uploadServer : whole, other, min]
  const seen: Record<string, { perSecond: number[]; processorMs: number[] }> = {}
  for (let round = 0; round < rounds; round++)
    for (const server of servers) {
      const callers = (await newPeople(db, tokens, atOnce)).map(createCaller)
      const before = server.processorSeconds()
      const { perSecond } = await asMuchAsGoes(server.port, callers, seconds)
      const used = (server.processorSeconds() - before) * 1_000
      seen[server.name] ??= { perSecond: [], processorMs: [] }
      seen[server.name]?.perSecond.push(perSecond)
      seen[server.name]?.processorMs.push(used / (perSecond * seconds))
    }
  const middle = (kind: 'perSecond' | 'processorMs') =>
    Object.fromEntries(Object.entries(seen).map(([server, figures]) => [server, median(figures[kind])]))
  const perSecond = middle('perSecond')
  const { shop = Number.NaN, plain = Number.NaN, bare = Number.NaN } = perSecond
  return { name, perSecond, processorMs: middle('processorMs'), toPlain: shop / plain, toBare: shop / bare }
}

/** The latency of commands that arrive at a steady rate, as they do from customers. */
async function measureRate({ db, tokens, shop, plain }: World, say: WriteLine): Promise<Record<string, LoadReport>> {
  const seen: Record<string, LoadReport> = {}
  for (const server of [shop, plain]) {
    const callers = (await newPeople(db, tokens, 50)).map(saving)
    const load = await atRate(server.port, callers, savesPerSecond, 10)
    say(
      `${savesPerSecond} commands a second, ${server.name}: p50 ${load.p50Ms.toFixed(1)} ms, p99 ${load.p99Ms.toFixed(1)} ms`,
    )
    seen[server.name] = load
  }
  return seen
}

/** No plain server places orders: docs/adr/0028 states the limits for them. */
async function measureOrders({ db, tokens, shop }: World, say: WriteLine): Promise<LoadReport> {
  const load = await measurePlacing(db, tokens, shop)
  const [rate, p50, p95, p99] = [load.perSecond, load.p50Ms, load.p95Ms, load.p99Ms].map((one) => one.toFixed(1))
  say(`${rate} orders a second, of an edition of 100,000: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`)
  return load
}

async function measureStreams(
  { db, tokens, uploadServer, plain }: World,
  say: WriteLine,
): Promise<Record<string, StreamReadersReport>> {
  const seen: Record<string, StreamReadersReport> = {}
  for (const server of [uploadServer, plain]) {
    const followed = await measureReaders(db, tokens, server)
    const { p50Ms, p99Ms, processorShare } = followed
    const share = `${(processorShare * 100).toFixed(1)} % of a processor`
    say(`100 readers of 100 events a second, ${server.name}: p50 ${p50Ms} ms, p99 ${p99Ms} ms, ${share}`)
    seen[server.name] = followed
  }
  return seen
}

async function measureFiles(port: number, say: WriteLine): Promise<{ shop: number; nginx: number } | undefined> {
  const programs = debianPrograms()
  if (!programs) {
    say('Files are not compared: there is no Debian here to fetch nginx and wrk from')
    return undefined
  }
  const nginx = await startNginx(programs)
  const { path, bytes } = await defaultFile()
  const seen: { shop: number[]; nginx: number[] } = { shop: [], nginx: [] }
  for (let round = 0; round < rounds; round++) {
    seen.shop.push(await filesPerSecond(programs, port, path))
    seen.nginx.push(await filesPerSecond(programs, nginx.port, path))
  }
  await nginx.stop()
  const [shop, other] = [median(seen.shop), median(seen.nginx)]
  say(`A file of ${bytes} bytes: ${shop.toFixed(0)}/s, ${(shop / other).toFixed(2)} x nginx (${other.toFixed(0)}/s)`)
  return { shop, nginx: other }
}

function formatRow({ name, perSecond, processorMs, toPlain, toBare }: Figures): string {
  const of = (server: string) =>
    `${server} ${perSecond[server]?.toFixed(0)}/s, ${processorMs[server]?.toFixed(3)} ms of processor`
  return [
    name.padEnd(22),
    of('shop'),
    `${toPlain.toFixed(2)} x plain (${of('plain')})`,
    `${toBare.toFixed(2)} x bare (${of('bare')})`,
  ].join('   ')
}
