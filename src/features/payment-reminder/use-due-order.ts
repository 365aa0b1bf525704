import type { RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ResponseBody } from '#domain/contract/endpoint.ts'
import { listOrders } from '#domain/contract/visitor-order-calls.ts'
import { numberInLink } from './number-in-link.ts'

export type DueOrder = ResponseBody<typeof listOrders>['orders'][number]

/** The order that a link leads to, by a call of its own: nothing while it is on its way, and null when it cannot be read. */
export function useDueOrder(link: string, router: RegisteredRouter): DueOrder | null | undefined {
  const [order, setOrder] = useState<DueOrder | null>()
  useEffect(() => {
    const left = new AbortController()
    const number = numberInLink(link)
    void router.options.context.api(listOrders, undefined, { signal: left.signal }).then((listed) => {
      if (left.signal.aborted) return
      setOrder((listed.ok && listed.value.orders.find((one) => one.number === number)) || null)
    })
    return () => left.abort()
  }, [link, router])
  return order
}
