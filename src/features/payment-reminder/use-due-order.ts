import type { RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type ListOrdersResponse, listOrders } from '#domain/contract/orders.ts'
import { numberInLink } from './number-in-link.ts'

export type DueOrder = ListOrdersResponse['orders'][number]

/** Loads the order of a payment link with its own request: `undefined` while loading, `null` if it cannot be loaded. */
export function useDueOrder(link: string, router: RegisteredRouter): DueOrder | null | undefined {
  const [order, setOrder] = useState<DueOrder | null>()
  useEffect(() => {
    const controller = new AbortController()
    const number = numberInLink(link)
    void router.options.context.api(listOrders, undefined, { signal: controller.signal }).then((listed) => {
      if (controller.signal.aborted) return
      setOrder((listed.ok && listed.value.orders.find((one) => one.number === number)) || null)
    })
    return () => controller.abort()
  }, [link, router])
  return order
}
