import { useEffect, useState } from 'react'

/**
 * A part of the counter, once it has come. Every page carries this, so it is less than `Lazy`: no texts of its own, and no other try,
 * for without the part there is simply no counter. Always the same function.
 */
export function useWhenHere<Part>(load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    load().then(setPart, () => {})
  }, [load])
  return part
}
