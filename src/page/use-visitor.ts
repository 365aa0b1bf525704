import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { strangerAccess, type Visitor } from './access-port.ts'

/** The current visitor. A page is prerendered and hydrated for a guest. */
export function useVisitor(): Visitor {
  const { access } = useRouter().options.context
  return useSyncExternalStore(access.onChange, access.visitor, strangerAccess.visitor)
}
