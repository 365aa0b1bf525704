import { type ChildProcess, spawn } from 'node:child_process'

/** Vite takes the port that people open and hands the API's calls to the server behind it. */
const port = process.env.PORT || '3000'
const apiPort = String(Number(port) + 1)

function run(words: string[], env: Record<string, string>): ChildProcess {
  // Without npm's mark each part is stopped by us, not by watching its parent.
  const { npm_lifecycle_event: _started, ...inherited } = process.env
  return spawn('npx', ['--no-install', ...words], { stdio: 'inherit', env: { ...inherited, ...env } })
}

const parts = [
  run(['node', '--watch', 'server/main.ts'], { PORT: apiPort }),
  run(['vite', '--port', port, '--strictPort'], { PORT: apiPort }),
]

function stop(): void {
  for (const part of parts) part.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// One part alone is no shop.
for (const part of parts) part.on('exit', stop)
