import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openHandoff } from '#domain/contract/scans.ts'
import type { ApiResult } from '#src/api/api.ts'
import { phoneSecret } from './phone-secret.ts'

type OpenHandoffResult = ApiResult<typeof openHandoff>

/** Opens another device's link on this phone; `undefined` while loading. The second element retries. */
export function useOpened(token: string): readonly [OpenHandoffResult | undefined, () => void] {
  const { api } = useRouter().options.context
  const [opened, setOpened] = useState<OpenHandoffResult>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round opens the link again
  useEffect(() => {
    const controller = new AbortController()
    setOpened(undefined)
    void api(openHandoff, { token, device: phoneSecret() }, { signal: controller.signal }).then((called) => {
      if (!controller.signal.aborted) setOpened(called)
    })
    return () => controller.abort()
  }, [api, token, round])

  return [opened, () => setRound(round + 1)]
}
