import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { strangerAccess, type Visitor } from './access-port.ts'

/** The present visitor; a page is prerendered for a stranger, and hydrated as one. */
export function useVisitor(): Visitor {
  const { access } = useRouter().options.context
  return useSyncExternalStore(access.onChange, access.visitor, strangerAccess.visitor)
}
