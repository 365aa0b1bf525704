import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#domain/contract/endpoint.ts'
import { listScans } from '#domain/contract/scan-calls.ts'
import { ok } from '#domain/result.ts'
import type { Called, Wire } from '#src/api/wire.ts'

type Page = AnswerOf<typeof listScans>

/** Somebody's scans, the newest first: a page at first, and more when they are asked for. */
export function useHistory(personId: string, version: number) {
  const { wire } = useRouter().options.context
  const [answer, setAnswer] = useState<Called<typeof listScans>>()
  const [round, setRound] = useState(0)
  const pages = useRef(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, or another version, asks the same question again
  useEffect(() => {
    const left = new AbortController()
    void readPages(wire, personId, pages.current, left.signal).then((called) => {
      if (!left.signal.aborted) setAnswer((before) => (called.ok || !before?.ok ? called : before))
    })
    return () => left.abort()
  }, [wire, personId, version, round])

  /** Whether the next page came. */
  async function more({ scans, next }: Page): Promise<boolean> {
    const called = await readPage(wire, personId, next)
    if (!called.ok) return false
    pages.current += 1
    setAnswer(ok({ scans: [...scans, ...called.value.scans], next: called.value.next }))
    return true
  }

  return { answer, again: () => setRound((before) => before + 1), more }
}

/** As many pages as were open, for what is deleted or comes moves them all. */
async function readPages(wire: Wire, personId: string, count: number, signal: AbortSignal) {
  let read = await readPage(wire, personId, null, signal)
  for (let page = 1; page < count && read.ok && read.value.next !== null; page += 1) {
    const before = read.value.scans
    const following = await readPage(wire, personId, read.value.next, signal)
    read = following.ok ? ok({ ...following.value, scans: [...before, ...following.value.scans] }) : following
  }
  return read
}

function readPage(wire: Wire, personId: string, after: string | null, signal?: AbortSignal) {
  const query = { person_id: personId, ...(after !== null && { after }) }
  return wire(listScans, undefined, { query, signal })
}
