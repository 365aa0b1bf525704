import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { payingLink } from '#src/features/orders/link/paying-link.ts'

const named = /^order=(.+)$/

/**
 * The token of the order link that opened this page. It is removed from the address bar, where it could be
 * seen and passed on; the history entry stores it, so that a reload shows the same page. A visitor who
 * returns from the payment provider has a new entry, and the tab remembers the link by which the order with
 * this number was paid.
 */
export function useOrderLink(pay: string | undefined): string | undefined {
  const { history } = useRouter()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const [token, setToken] = useState<string>()

  useEffect(() => {
    const { pathname, search, state } = history.location
    const [, linked] = named.exec(hash) ?? []
    if (linked === undefined) {
      const before = (state as { readonly orderToken?: unknown }).orderToken
      const known = typeof before === 'string' ? before : pay === undefined ? undefined : payingLink(pay)
      if (known !== undefined) setToken(known)
      return
    }
    setToken(linked)
    history.replace(pathname + search, { ...state, orderToken: linked })
  }, [history, hash, pay])

  return token
}
