import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Vite listens on the public port and proxies API requests to the server behind it. */
const port = process.env.PORT || '3000'
const apiPort = String(Number(port) + 1)

const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')

function run(words: string[], env: Record<string, string>): ChildProcess {
  // Without npm's variable each process is stopped by us instead of watching its parent. The API keeps its usual base:
  // at the bare root Vite could not tell API requests from pages.
  const { npm_lifecycle_event: _started, ...inherited } = process.env
  return spawn(process.execPath, words, { stdio: 'inherit', env: { ...inherited, API_BASE: '/api', ...env } })
}

const parts = [
  run(['--watch', 'server/main.ts'], { PORT: apiPort }),
  run([vite, '--port', port, '--strictPort'], { PORT: apiPort }),
]

function stop(): void {
  for (const part of parts) part.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// Neither process is useful alone: when one ends, the other is stopped.
for (const part of parts) part.on('exit', stop)
