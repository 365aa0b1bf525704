import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** Bytes of buffers that somebody still holds: what is only waiting to be collected is no memory that was taken. */
export function retainedBufferBytes(): number {
  collect()
  return process.memoryUsage().arrayBuffers
}
