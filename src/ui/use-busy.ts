import { useState } from 'react'

/** Whether work that a button began is under way. The button is busy until the work has ended, however it ends. */
export function useBusy() {
  const [isBusy, setIsBusy] = useState(false)
  function whileBusy<Made>(work: Promise<Made>): Promise<Made> {
    setIsBusy(true)
    return work.finally(() => setIsBusy(false))
  }
  return [isBusy, whileBusy] as const
}
