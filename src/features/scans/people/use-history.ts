import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type ListScansResponse, listScans } from '#domain/contract/scans.ts'
import { ok } from '#domain/result.ts'
import type { ApiClient, ApiResult } from '#src/api/api.ts'

type Page = ListScansResponse

/** A person's scans, newest first: one page, and more on request. */
export function useHistory(personId: string, version: number) {
  const { api } = useRouter().options.context
  const [answer, setAnswer] = useState<ApiResult<typeof listScans>>()
  const [round, setRound] = useState(0)
  const pages = useRef(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round or version repeats the request
  useEffect(() => {
    const controller = new AbortController()
    void readPages(api, personId, pages.current, controller.signal).then((called) => {
      if (!controller.signal.aborted) setAnswer((before) => (called.ok || !before?.ok ? called : before))
    })
    return () => controller.abort()
  }, [api, personId, version, round])

  /** Returns whether the next page was loaded. */
  async function more({ scans, next }: Page): Promise<boolean> {
    const called = await readPage(api, personId, next)
    if (!called.ok) return false
    pages.current += 1
    setAnswer(ok({ scans: [...scans, ...called.value.scans], next: called.value.next }))
    return true
  }

  return { answer, refetch: () => setRound((before) => before + 1), more }
}

/** Reloads as many pages as were open, because added or deleted scans shift them all. */
async function readPages(api: ApiClient, personId: string, count: number, signal: AbortSignal) {
  let read = await readPage(api, personId, null, signal)
  for (let page = 1; page < count && read.ok && read.value.next !== null; page += 1) {
    const before = read.value.scans
    const following = await readPage(api, personId, read.value.next, signal)
    read = following.ok ? ok({ ...following.value, scans: [...before, ...following.value.scans] }) : following
  }
  return read
}

function readPage(api: ApiClient, personId: string, after: string | null, signal?: AbortSignal) {
  const query = { person_id: personId, ...(after !== null && { after }) }
  return api(listScans, undefined, { query, signal })
}
