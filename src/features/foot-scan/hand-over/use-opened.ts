import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openHandOver } from '#domain/contract/scan-calls.ts'
import type { Called } from '#src/api/wire.ts'
import { phoneSecret } from './phone-secret.ts'

type Opened = Called<typeof openHandOver>

/** The link of another device, opened by this phone; nothing while it is on its way. The second part tries again. */
export function useOpened(token: string): readonly [Opened | undefined, () => void] {
  const { wire } = useRouter().options.context
  const [opened, setOpened] = useState<Opened>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round opens the same link again
  useEffect(() => {
    const left = new AbortController()
    setOpened(undefined)
    void wire(openHandOver, { token, device: phoneSecret() }, { signal: left.signal }).then((called) => {
      if (!left.signal.aborted) setOpened(called)
    })
    return () => left.abort()
  }, [wire, token, round])

  return [opened, () => setRound(round + 1)]
}
