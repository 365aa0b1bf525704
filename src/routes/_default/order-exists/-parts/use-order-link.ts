import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const named = /^order=(.+)$/

/**
 * The token of the link by which this page was opened. It is taken out of the address bar, where it would be seen and passed on; the entry of the
 * history keeps it, so that the page after a reload is the same.
 */
export function useOrderLink(): string | undefined {
  const { history } = useRouter()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const [token, setToken] = useState<string>()

  useEffect(() => {
    const { pathname, search, state } = history.location
    const [, linked] = named.exec(hash) ?? []
    if (linked === undefined) {
      const before = (state as { readonly orderToken?: unknown }).orderToken
      if (typeof before === 'string') setToken(before)
      return
    }
    setToken(linked)
    history.replace(pathname + search, { ...state, orderToken: linked })
  }, [history, hash])

  return token
}
