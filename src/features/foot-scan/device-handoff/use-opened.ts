import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openHandoff } from '#domain/contract/scan-calls.ts'
import type { ApiResult } from '#src/api/api.ts'
import { phoneSecret } from './phone-secret.ts'

type OpenHandoffResult = ApiResult<typeof openHandoff>

/** The link of another device, opened by this phone; nothing while it is on its way. The second part tries again. */
export function useOpened(token: string): readonly [OpenHandoffResult | undefined, () => void] {
  const { api } = useRouter().options.context
  const [opened, setOpened] = useState<OpenHandoffResult>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round opens the same link again
  useEffect(() => {
    const left = new AbortController()
    setOpened(undefined)
    void api(openHandoff, { token, device: phoneSecret() }, { signal: left.signal }).then((called) => {
      if (!left.signal.aborted) setOpened(called)
    })
    return () => left.abort()
  }, [api, token, round])

  return [opened, () => setRound(round + 1)]
}
