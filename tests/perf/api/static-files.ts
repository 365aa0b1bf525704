import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { DebianPrograms } from './debian-programs.ts'

const run = promisify(execFile)

async function siteFolder(): Promise<string> {
  const { id } = JSON.parse(await readFile(join('dist', 'latest.json'), 'utf8'))
  return resolve('dist', 'builds', id, 'site')
}

/** A script of the build of some 14 kB compressed: most files of a page are like this. */
export async function defaultFile(): Promise<{ path: string; bytes: number }> {
  const site = await siteFolder()
  const sizes: { path: string; bytes: number }[] = []
  for (const file of await readdir(site, { recursive: true }))
    if (file.endsWith('.js.gz'))
      sizes.push({ path: `/${file.slice(0, -'.gz'.length)}`, bytes: (await stat(join(site, file))).size })
  const near = sizes.toSorted((one, other) => Math.abs(one.bytes - 14_000) - Math.abs(other.bytes - 14_000))
  if (!near[0]) throw new Error('The build has no compressed scripts')
  return near[0]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    await pause(20)
  }
}

/** Starts Debian's nginx over the newest build, with the build's compressed files and one process as the shop has. */
export async function startNginx({ nginx }: DebianPrograms): Promise<{ port: number; stop(): Promise<void> }> {
  const [folder, port] = [await mkdtemp(join(tmpdir(), 'hadashi-nginx-')), await freePort()]
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr;
    events { worker_connections 256; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on; ${places.join(' ')}
      types { text/javascript js; text/html html; text/css css; }
      server { listen 127.0.0.1:${port}; root ${await siteFolder()}; } }`,
  )
  const child = spawn(nginx, ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  await untilListening(port)
  return {
    port,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The requests per second for a file over 32 connections, measured with wrk. */
export async function filesPerSecond({ wrk, libraries }: DebianPrograms, port: number, path: string): Promise<number> {
  const words = ['-t1', '-c32', '-d4s', '-H', 'accept-encoding: gzip', `http://127.0.0.1:${port}${path}`]
  const { stdout } = await run(wrk, words, { env: { ...process.env, LD_LIBRARY_PATH: libraries } })
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk was not answered:\n${stdout}`)
  return Number(/Requests\/sec: *([\d.]+)/.exec(stdout)?.[1])
}
