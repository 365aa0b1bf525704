import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

export type MeasuredServer = {
  readonly name: string
  readonly port: number
  readonly pid: number
  /** The processor seconds that it has used so far, by the kernel's count. */
  processorSeconds(): number
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Clock ticks a second in /proc (proc_pid_stat(5)); 100 on every Linux that Debian ships. */
const ticks = 100

export function readProcessorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

/** Starts a server in a process of its own, and waits until it prints its port. */
export async function startMeasured(
  name: string,
  file: string,
  words: readonly string[] = [],
): Promise<MeasuredServer> {
  const child: ChildProcess = spawn(process.execPath, [file, ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.once('data', (said) => resolve(Number(/\d+/.exec(String(said))?.[0])))
    void ended.then(([code]) => reject(new Error(`${name} ended with ${code}`)))
  })
  return {
    name,
    port,
    pid: child.pid ?? 0,
    processorSeconds: () => readProcessorSeconds(child.pid ?? 0),
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}
