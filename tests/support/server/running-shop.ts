import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningShop = {
  readonly url: string
  readonly dataDir: string
  readonly pid: number
  output(): string
  /** Stops the shop as a person would, and returns its exit code. */
  stop(): Promise<number | null>
}

/**
 * Opens a real shop of this tree: its own process, port and data folder, and wide limits. Orders stay at their stage
 * unless a test enables the workshop.
 */
export async function startShop(
  options: { env?: Record<string, string>; dataDir?: string } = {},
): Promise<RunningShop> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'hadashi-shop-')))
  const { npm_lifecycle_event: _started, ...inherited } = process.env
  const child = spawn(process.execPath, ['tests/support/server/main-with-limits.ts'], {
    env: {
      ...inherited,
      NODE_ENV: '',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      WORKSHOP: 'elsewhere',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    const onChunk = (chunk: Buffer) => {
      output += chunk
      const address = /open at (http:\S+:\d+)\//.exec(output)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    }
    child.stdout.on('data', onChunk)
    child.stderr.on('data', onChunk)
    void ended.then(([code]) => reject(new Error(`The shop ended with ${code} before it opened:\n${output}`)))
  })
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
