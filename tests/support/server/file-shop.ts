import { readdir, readlink } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Transaction } from 'kysely'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { FileCall, UploadCall } from '#domain/contract/call-kinds.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Schema } from '#server/db/schema.ts'
import { findFile, type StoredFileRow } from '#server/files/file-rows.ts'
import type { Problem } from '#server/http/problem.ts'
import { type OwnLimits, openCalls } from './open-calls.ts'

export const giveFile = {
  method: 'POST',
  path: '/test/files',
  needs: 'visitor',
  media: ['image/jpeg', 'image/png', 'model/stl'],
  maxBytes: 20_000_000,
  response: z.object({ file_id: z.string() }),
  successStatus: 200,
} as const satisfies UploadCall

export const giveOwnFile = {
  ...giveFile,
  path: '/test/own/{id}/files',
  needs: 'customer',
  query: z.strictObject({ side: z.enum(['left', 'right']) }),
} as const satisfies UploadCall

export const takeFile = { method: 'GET', path: '/test/file/{id}', needs: 'visitor' } as const satisfies FileCall

type FileCommand = (
  file: StoredFileRow,
  transaction: Transaction<Schema>,
) => Promise<Result<{ file_id: string }, Problem['code'], Problem | undefined>>
const storeFile: FileCommand = async ({ id }) => ok({ file_id: id })

/** A mesh of `triangles` triangles, as a scanner writes it. */
export function stl(triangles: number): Buffer {
  const bytes = Buffer.alloc(84 + 50 * triangles, 7)
  bytes.write('a mesh of the test')
  bytes.writeUInt32LE(triangles, 80)
  return bytes
}

export const jpeg = (size = 5_000) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(size - 4, 9)])

/**
 * A shop that receives and serves files, on a real PostgreSQL and a real disk, with endpoints that only the tests
 * define.
 */
export async function openFileShop(limits: OwnLimits = {}) {
  const shop = { command: storeFile, dealt: [] as object[] }
  const api = await openCalls({
    servers: [limits],
    routes({ uploadCall, fileCall }) {
      uploadCall(giveFile, (transaction, { file }) => shop.command(file, transaction))
      uploadCall(giveOwnFile, async (transaction, { file, id, query, caller }) => {
        shop.dealt.push({ id, query, caller, name: file.name })
        return shop.command(file, transaction)
      })
      fileCall(takeFile, async (db, owner, { id }) => {
        const file = await findFile(db, owner, id)
        return file ? ok(file) : fail('NOT_FOUND')
      })
    },
  })
  const [base = ''] = api.bases
  const [http] = api.http
  const { host, hostname, port, pathname } = new URL(base)

  async function guest() {
    const caller = await api.newGuest()
    return { ...caller, owner: { customer_id: null, guest_id: caller.id } as const }
  }

  async function customer() {
    const caller = await api.newCustomer()
    return { ...caller, owner: { customer_id: caller.id, guest_id: null } as const }
  }

  /** A request whose bytes the test sends in its own time. */
  function begin(path: string, headers: Record<string, string>) {
    const socket = connect(Number(port), hostname)
    let output = ''
    socket.on('data', (chunk) => {
      output += chunk
    })
    // A shop that rejects a request closes the connection while the test is still sending.
    socket.on('error', () => {})
    const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(output)))
    const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`)
    /** Resolves once the bytes are sent, or the connection is closed. */
    async function send(bytes: Buffer | string): Promise<void> {
      if (socket.destroyed) await closed
      else await new Promise<void>((resolve) => socket.write(bytes, () => resolve()))
    }
    const started = send([`POST ${pathname}${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    return {
      started,
      send,
      output: () => output,
      abort: () => socket.resetAndDestroy(),
      end: () => socket.destroy(),
      /** Everything that was received until the shop closed the connection. */
      closed,
    }
  }

  async function openFiles(): Promise<string[]> {
    if (process.platform !== 'linux') return []
    const open = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''))
    return (await Promise.all(open)).filter((path) => path.startsWith(api.filesFolder))
  }

  const names = () => readdir(api.filesFolder).catch(() => [])
  const rows = () => api.db.selectFrom('files').select(['id', 'state', 'name']).execute()
  const connections = () => new Promise((resolve) => http?.getConnections((_error, count) => resolve(count)))

  return {
    ...api,
    base,
    shop,
    closeLines: () => http?.closeAllConnections(),
    guest,
    customer,
    begin,
    names,
    rows,
    openFiles,
    connections,
    give: (
      who: { headers: Record<string, string> },
      body: BodyInit | Buffer,
      more: Record<string, string> = {},
      path: string = giveFile.path,
    ) =>
      fetch(base + path, {
        method: 'POST',
        body: body as BodyInit,
        headers: { 'content-type': 'application/octet-stream', connection: 'close', ...who.headers, ...more },
      }),
    take: (who: { headers: Record<string, string> }, id: string, more: Record<string, string> = {}, method = 'GET') =>
      fetch(`${base}/test/file/${id}`, { method, headers: { connection: 'close', ...who.headers, ...more } }),
    /** Checks that no file, row, reservation or descriptor is left, and that no client connection is open. */
    async expectNothingLeft() {
      await expect.poll(rows).toEqual([])
      await expect.poll(names).toEqual([])
      await expect.poll(openFiles).toEqual([])
      await api.inProgress.ended()
      await expect.poll(connections).toBe(0)
    },
    async purgeFiles() {
      shop.command = storeFile
      await api.db.deleteFrom('files').execute()
      for (const name of await names()) await api.files.remove(name)
    },
  }
}

export type FileShop = Awaited<ReturnType<typeof openFileShop>>
