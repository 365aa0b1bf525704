import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** The bytes of buffers that are still referenced, after a garbage collection. */
export function retainedBufferBytes(): number {
  collect()
  return process.memoryUsage().arrayBuffers
}
