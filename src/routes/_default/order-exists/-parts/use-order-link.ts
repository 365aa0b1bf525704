import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { payingLink } from '#src/features/orders/link/paying-link.ts'

const named = /^order=(.+)$/

/**
 * The token of the link by which this page was opened. It is taken out of the address bar, where it would be seen and passed on; the entry of the
 * history keeps it, so that the page after a reload is the same. Whoever comes back from the payment house has a new entry, and the tab knows by which
 * link the order with this number was paid.
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
