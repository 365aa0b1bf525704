import { useEffect, useState } from 'react'

/**
 * Loads a part of the counter of the limited edition. Every page carries this hook, so it does less than
 * `Lazy`: no messages and no retry, because without the part there is simply no counter. `load` must always
 * be the same function.
 */
export function useWhenHere<Part>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    load().then(setPart, () => {})
  }, [load])
  return part
}
